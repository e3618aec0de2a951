import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { cancelSelection, type Selection } from '#backend/bookings/cancelling/cancel-selection.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import type { Context } from '#backend/context.ts';
import { invalid } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { cancelBookingsEndpoint } from '#contract/bookings/cancel-bookings.ts';

type Body = Input<typeof cancelBookingsEndpoint>['body'];

/** Throws `validation_failed` for tickets of a booking that is not to be cancelled, and for those that are named twice. */
function checkTickets({ bookingIds, tickets = [] }: Body): void {
  const faults: Record<string, string[]> = {};
  const known = new Set<string>();
  for (const [index, { bookingId }] of tickets.entries()) {
    if (!bookingIds.includes(bookingId)) faults[`tickets.${index}.booking_id`] = ['Must be one of the bookings'];
    if (known.has(bookingId)) faults[`tickets.${index}.booking_id`] = ['Must be named once'];
    known.add(bookingId);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** The bookings that are named, and how many tickets of them, in the order of `tickets`. Throws `not_found`. */
async function readSelection(context: Context, { bookingIds, tickets = [] }: Body): Promise<Selection> {
  const found = new Map<string, BookingRow>();
  for (const bookingId of new Set(bookingIds)) found.set(bookingId, await readOwnBooking(context, bookingId, 'sell'));
  const counts = new Map<string, number>();
  for (const { bookingId, quantity } of tickets) {
    const row = found.get(bookingId);
    if (row !== undefined) counts.set(row.id, quantity);
  }
  return { found: [...found.values()], counts };
}

/**
 * Cancels settled bookings or some of their tickets, all or none; with `preview` it only answers what would happen
 * (docs/product.md#cancellations). Throws `cannot_cancel`, `not_found` and `validation_failed`.
 */
export const cancelBookings = operation(cancelBookingsEndpoint, async ({ body }, context) => {
  const { cancellationSource: source, reason, notify, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  checkTickets(body);
  const selection = await readSelection(context, body);
  const data = await cancelSelection(context, selection, {
    ...{ source, isStaff, reason, notify, preview },
    answer: (_tx, results) => results,
  });
  return preview ? { data } : { data, message: 'Your booking has been cancelled' };
});
