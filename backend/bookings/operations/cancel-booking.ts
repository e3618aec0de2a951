import { recordAudit } from '#backend/audit/record-audit.ts';
import { getBooking } from '#backend/bookings/booking-shape.ts';
import { findBooking } from '#backend/bookings/booking-store.ts';
import { cancelReserved } from '#backend/bookings/cancelling/cancel-reserved.ts';
import { cancelSettled } from '#backend/bookings/cancelling/cancel-settled.ts';
import { lockForCancelling } from '#backend/bookings/cancelling/lock-for-cancelling.ts';
import { queueCancelledLetters } from '#backend/bookings/letters/queue-cancelled-letters.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import { isStaffWith } from '#backend/customers/may-act-for.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { operation } from '#backend/operation.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { cancelBookingEndpoint } from '#contract/bookings/bookings.ts';

/**
 * Cancels a settled booking or a hold, and offers its place to the waitlist. The status is read after locking, so that
 * a payment under way is awaited.
 */
export const cancelBooking = operation(cancelBookingEndpoint, async ({ params, query }, context) => {
  const source = query.source === 'my-account' ? 'my-account' : 'customers';
  const found = await readOwnBooking(context, params.bookingId, 'sell');
  const now = context.clock.now();
  const isStaff = isStaffWith(context.caller, 'sell');
  await transact(context.db, async (tx) => {
    const [line] = await lockForCancelling(tx, [found]);
    const row = await findBooking(tx, params.bookingId);
    if (row.status === 'reserved') await cancelReserved(tx, row.id, line, now);
    else {
      const cancelled = await cancelSettled(tx, [row], { source, isStaff, now });
      await queueCancelledLetters(tx, cancelled, { config: context.config, now });
    }
    if (isStaff)
      await recordAudit(tx, context, { action: 'booking_cancelled', subjectType: 'booking', subjectId: row.id });
    await offerPlaces(tx, row.occurrenceId, context);
  });
  const viewed = { now: context.clock.now(), isStaff };
  return {
    data: getBooking(await findBooking(context.db, params.bookingId), viewed),
    message: 'Your booking has been cancelled',
  };
});
