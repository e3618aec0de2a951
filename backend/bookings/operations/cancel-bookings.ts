import { recordAudit } from '#backend/audit/record-audit.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { cancelSettled, type Cancelling } from '#backend/bookings/cancel-settled.ts';
import { readCancellationResults } from '#backend/bookings/cancellation-result.ts';
import { isStaffSource } from '#backend/bookings/cancellation-source.ts';
import { lockForCancelling } from '#backend/bookings/lock-for-cancelling.ts';
import { queueCancelledLetters } from '#backend/bookings/queue-cancelled-letters.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { operation } from '#backend/operation.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { cancelBookingsEndpoint } from '#contract/cancel-bookings.ts';

/** The status is read after locking, so that a payment under way is awaited. */
async function cancel(tx: Tx, found: readonly BookingRow[], cancelling: Cancelling) {
  await lockForCancelling(tx, found);
  const rows = await readBookings(
    tx,
    found.map(({ id }) => id),
  );
  const cancelled = await cancelSettled(tx, rows, cancelling);
  return { cancelled, results: await readCancellationResults(tx, cancelled, cancelling) };
}

async function auditStaff(tx: Tx, context: Context, found: readonly BookingRow[], reason?: string): Promise<void> {
  for (const { id } of found) {
    const details = reason === undefined ? {} : { reason };
    await recordAudit(tx, context, { action: 'booking_cancelled', subjectType: 'booking', subjectId: id, details });
  }
}

/**
 * Cancels settled bookings, all or none, and offers their places to the waitlists. With `preview` the same cancellation
 * is rolled back and only answered, so what it says is what would happen (docs/product.md#cancellations).
 */
export const cancelBookings = operation(cancelBookingsEndpoint, async ({ body }, context) => {
  const { cancellationSource: source, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  const found: BookingRow[] = [];
  for (const id of new Set(body.bookingIds)) found.push(await readOwnBooking(context, id, 'sell'));
  const reason = isStaff ? body.reason : undefined;
  const cancelling = { source, isStaff, reason, now: context.clock.now() };
  if (preview) {
    const { results } = await rehearse(context.db, (tx) => cancel(tx, found, cancelling));
    return { data: results };
  }
  const data = await transact(context.db, async (tx) => {
    const { cancelled, results } = await cancel(tx, found, cancelling);
    if (isStaff) await auditStaff(tx, context, found, reason);
    if (!isStaff || body.notify)
      await queueCancelledLetters(tx, cancelled, { config: context.config, now: cancelling.now });
    for (const id of [...new Set(found.map(({ occurrenceId }) => occurrenceId))].toSorted())
      await offerPlaces(tx, id, context);
    return results;
  });
  return { data, message: 'Your booking has been cancelled' };
});
