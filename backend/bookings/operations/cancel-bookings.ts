import { recordAudit } from '#backend/audit/record-audit.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { cancelSettled, decideCancellations, type Cancelling } from '#backend/bookings/cancel-settled.ts';
import { readCancellationResults } from '#backend/bookings/cancellation-result.ts';
import { isStaffSource } from '#backend/bookings/cancellation-source.ts';
import { lockForCancelling } from '#backend/bookings/lock-for-cancelling.ts';
import { queueCancelledLetters } from '#backend/bookings/queue-cancelled-letters.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import { splitTickets, type TicketCounts } from '#backend/bookings/split-tickets.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { operation, type Input } from '#backend/operation.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { cancelBookingsEndpoint } from '#contract/cancel-bookings.ts';

type Body = Input<typeof cancelBookingsEndpoint>['body'];

interface Meant {
  found: readonly BookingRow[];
  counts: TicketCounts;
}

/** The status is read after locking, so that a payment under way is awaited. */
async function cancel(tx: Tx, { found, counts }: Meant, cancelling: Cancelling) {
  await lockForCancelling(tx, found);
  const locked = await readBookings(
    tx,
    found.map(({ id }) => id),
  );
  decideCancellations(locked, cancelling);
  const { rows, partOf } = await splitTickets(tx, locked, counts);
  const cancelled = await cancelSettled(tx, rows, cancelling);
  return { cancelled, results: await readCancellationResults(tx, cancelled, { ...cancelling, partOf }) };
}

async function auditStaff(tx: Tx, context: Context, found: readonly BookingRow[], reason?: string): Promise<void> {
  for (const { id } of found) {
    const details = reason === undefined ? {} : { reason };
    await recordAudit(tx, context, { action: 'booking_cancelled', subjectType: 'booking', subjectId: id, details });
  }
}

/** The bookings that are named, and how many tickets of them. Throws `not_found`. */
async function readMeant(context: Context, { bookingIds, tickets = [] }: Body): Promise<Meant> {
  const found: BookingRow[] = [];
  const counts = new Map<string, number>();
  for (const bookingId of new Set(bookingIds)) {
    const row = await readOwnBooking(context, bookingId, 'sell');
    found.push(row);
    const some = tickets.find((ticket) => ticket.bookingId === bookingId);
    if (some !== undefined) counts.set(row.id, some.quantity);
  }
  return { found, counts };
}

/**
 * Cancels settled bookings or some of their tickets, all or none, and offers their places to the waitlists. With `preview` the same cancellation
 * is rolled back and only answered, so what it says is what would happen (docs/product.md#cancellations).
 */
export const cancelBookings = operation(cancelBookingsEndpoint, async ({ body }, context) => {
  const { cancellationSource: source, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  const meant = await readMeant(context, body);
  const reason = isStaff ? body.reason : undefined;
  const cancelling = { source, isStaff, reason, now: context.clock.now() };
  if (preview) {
    const { results } = await rehearse(context.db, (tx) => cancel(tx, meant, cancelling));
    return { data: results };
  }
  const data = await transact(context.db, async (tx) => {
    const { cancelled, results } = await cancel(tx, meant, cancelling);
    if (isStaff) await auditStaff(tx, context, meant.found, reason);
    if (!isStaff || body.notify)
      await queueCancelledLetters(tx, cancelled, { config: context.config, now: cancelling.now });
    for (const id of [...new Set(meant.found.map(({ occurrenceId }) => occurrenceId))].toSorted())
      await offerPlaces(tx, id, context);
    return results;
  });
  return { data, message: 'Your booking has been cancelled' };
});
