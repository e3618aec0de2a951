import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { cancelSelection, type Selection } from '#backend/bookings/cancelling/cancel-selection.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import type { Context } from '#backend/context.ts';
import { operation, type Input } from '#backend/operation.ts';
import { cancelBookingsEndpoint } from '#contract/bookings/cancel-bookings.ts';

type Body = Input<typeof cancelBookingsEndpoint>['body'];

/** The bookings that are named, and how many tickets of them. Throws `not_found`. */
async function readSelection(context: Context, { bookingIds, tickets = [] }: Body): Promise<Selection> {
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
 * Cancels settled bookings or some of their tickets, all or none; with `preview` it only answers what would happen
 * (docs/product.md#cancellations). Throws `cannot_cancel` and `not_found`.
 */
export const cancelBookings = operation(cancelBookingsEndpoint, async ({ body }, context) => {
  const { cancellationSource: source, reason, notify, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  const selection = await readSelection(context, body);
  const data = await cancelSelection(context, selection, {
    ...{ source, isStaff, reason, notify, preview },
    answer: (_tx, results) => results,
  });
  return preview ? { data } : { data, message: 'Your booking has been cancelled' };
});
