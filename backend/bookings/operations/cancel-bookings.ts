import { isStaffWith } from '#backend/acting/may-act-for.ts';
import { isStaffSource } from '#backend/activities/cancellation.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { getBooking } from '#backend/bookings/booking-shape.ts';
import { type BookingRow, findBooking } from '#backend/bookings/booking-store.ts';
import { chooseToCome, getBundle } from '#backend/bookings/bundle-shape.ts';
import { cancelSelection, type Selection } from '#backend/bookings/cancelling/cancel-selection.ts';
import { cancelSettled } from '#backend/bookings/cancelling/cancel-settled.ts';
import { lockForCancelling, type BookingLine } from '#backend/bookings/cancelling/lock-for-cancelling.ts';
import { queueCancelledLetters } from '#backend/bookings/letters/queue-cancelled-letters.ts';
import { readOwnBooking, readOwnBundle } from '#backend/bookings/read-own-booking.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { findOpenAttempt, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { cancelBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';
import { cancelBookingEndpoint } from '#contract/bookings/bookings.ts';
import { cancelBookingsEndpoint } from '#contract/bookings/cancel-bookings.ts';

/**
 * Cancels what is left of a booked camp or course: all of its sessions to come, or none; sessions that were stay booked.
 * With `preview` it only answers what would happen (docs/product.md#cancellations). Throws `cannot_cancel` and `not_found`.
 */
export const cancelBookingBundle = operation(cancelBookingBundleEndpoint, async ({ params, body }, context) => {
  const { cancellationSource: source, reason, notify, preview } = body;
  const isStaff = isStaffSource(context.caller, source, 'sell');
  const found = await readOwnBundle(context, params.bundleId, 'sell');
  const selection = { found, choose: chooseToCome };
  const data = await cancelSelection(context, selection, {
    ...{ source, isStaff, reason, notify, preview },
    answer: async (tx, cancellations, viewed) => ({ ...(await getBundle(tx, params.bundleId, viewed)), cancellations }),
  });
  return preview ? { data } : { data, message: 'Your booking has been cancelled' };
});

/**
 * Cancels a hold: its places are released and its line is removed from the basket. Basket and booking must be locked.
 * Throws `payment_in_progress`, `basket_changed`.
 */
async function cancelReserved(tx: Tx, bookingId: string, line: BookingLine | undefined, now: Date): Promise<void> {
  if (line === undefined) {
    await releasePlaces(tx, { from: 'reserved', bookingIds: [bookingId] }, now);
    return;
  }
  if ((await findOpenAttempt(tx, line.cartId)) !== undefined) throw new DomainError('payment_in_progress');
  await removeLines(tx, line.cartId, [line.id], now);
  await releaseCredit(tx, line.cartId);
}

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
