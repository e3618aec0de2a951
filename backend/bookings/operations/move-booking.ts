import { addMinutes } from 'date-fns/addMinutes';
import { parseISO } from 'date-fns/parseISO';
import { isLinked, isStaffWith } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { getBooking, cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { lockForCancelling } from '#backend/bookings/cancelling/lock-for-cancelling.ts';
import { returnUses } from '#backend/bookings/cancelling/return-uses.ts';
import { checkPrice } from '#backend/bookings/moving/check-price.ts';
import { priceTarget, checkTarget, findTarget } from '#backend/bookings/moving/move-target.ts';
import { queueMovedLetter } from '#backend/bookings/moving/queue-moved-letter.ts';
import { settleMoved, type SettledMove } from '#backend/bookings/moving/settle-moved.ts';
import { readOwnBooking } from '#backend/bookings/read-own-booking.ts';
import { holdPlaces, wantedBy } from '#backend/cart/holds/hold-places.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { lockSessions } from '#backend/places/lock-bookings.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { money } from '#backend/serialize/money.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { endWaiting } from '#backend/waitlist/end-waiting.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import type { Cancellation } from '#contract/activities/cancellation.ts';
import { moveBookingEndpoint } from '#contract/bookings/move-booking.ts';

function refuse(row: BookingRow, message: string | null): never {
  const bookingIds = [row.isV2 ? row.id : String(row.v1Id)];
  throw new DomainError('cannot_cancel', { ...(message !== null && { message }), details: { bookingIds } });
}

/**
 * A booking may be moved while it could be cancelled without consequences (docs/product.md#moving-a-booking). Returns
 * what cancelling means now. Throws `cannot_cancel`, `not_bookable`.
 */
function checkMovable(row: BookingRow, viewed: { now: Date; isStaff: boolean }): Cancellation {
  const cancellation = cancellationOfBooking(row, viewed);
  if (row.status === 'reserved' || !cancellation.canCancel) refuse(row, cancellation.cannotCancelReason);
  const { cutOff } = cancellation;
  const isLate = cutOff !== null && viewed.now >= parseISO(cutOff.utc);
  if (isLate && !viewed.isStaff) refuse(row, 'It is too late to move this booking');
  if (row.bundleId !== null)
    throw new DomainError('not_bookable', {
      message: 'The days of a camp or course cannot be moved, please contact the venue',
      details: { reason: 'not_individually' },
    });
  return cancellation;
}

interface Moving {
  /** The session that it is moved to. */
  targetId: string;
  acceptPrice: boolean | number;
  callerId: number;
  isStaff: boolean;
  now: Date;
}

/**
 * Whether a use of the person's benefit or package may pay for the new place: they move it themself, or who does may act
 * for them.
 */
async function maySpendUses(tx: Tx, { caller, actingUserId }: Context, { userId }: BookingRow): Promise<boolean> {
  if (userId === null || isStaffWith(caller, 'sell')) return true;
  const movers = [caller?.userId, actingUserId].filter((id) => id != null);
  for (const mover of movers) if (mover === userId || (await isLinked(tx, mover, userId))) return true;
  return false;
}

interface Moved {
  booking: BookingRow;
  settled: SettledMove;
}

/**
 * Holds the new place, settles it with what was paid, and cancels the old booking. Returns the new one. Booking and
 * session are read under their locks: tickets may have been cancelled, and the session changed, while they were awaited.
 */
async function move(tx: Tx, context: Context, found: BookingRow, moving: Moving): Promise<Moved> {
  const { targetId, acceptPrice, callerId, isStaff, now } = moving;
  const cartLines = await lockForCancelling(tx, [found]);
  const [row] = await readBookings(tx, [found.id]);
  if (row === undefined) throw notFound();
  const { awardsCredit } = checkMovable(row, { now, isStaff });
  await lockSessions(tx, [row.occurrenceId, targetId]);
  const line = await findTarget(tx, row, targetId, now);
  await checkTarget(tx, context, row, line);
  const expiresAt = addMinutes(now, context.config.holdMinutes);
  const hold = { callerId, now, expiresAt, maxHoldMs: undefined, cart: { channel: row.channel } };
  const held = await holdPlaces(tx, wantedBy(line), hold);
  await returnUses(tx, row.id);
  const cartItemId = cartLines[0]?.id;
  const mayUse = cartItemId !== undefined && (await maySpendUses(tx, context, row));
  const price = await priceTarget(tx, row, line, { mayUse, now });
  const settled = await settleMoved(tx, { row, line, held, cartItemId, price, awardsCredit, now });
  const cancellationSource = isStaff ? 'foh' : 'customers';
  await releasePlaces(tx, { from: 'settled', bookingIds: [row.id], cancellationSource, reason: 'Moved' }, now);
  await endWaiting(tx, [held.id], now);
  const [moved] = await readBookings(tx, [held.id]);
  if (moved === undefined) throw notFound();
  checkPrice(row, { newPrice: price.lineTotal, settled, acceptPrice });
  await queueMovedLetter(tx, { old: row, moved }, { config: context.config, now });
  return { booking: moved, settled };
}

/**
 * Moves a settled booking to another session of its activity: the new place is held before the old one leaves, in one
 * transaction (docs/product.md#moving-a-booking). Throws the refusals of an add, `cannot_cancel` when the booking may
 * not change any more, `price_differs`.
 */
export const moveBooking = operation(moveBookingEndpoint, async ({ params, body }, context) => {
  const { caller, clock } = context;
  const found = await readOwnBooking(context, params.bookingId, 'sell');
  if (caller === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const isStaff = isStaffWith(caller, 'sell');
  const { row: target } = await findOccurrence(context.db, body.occurrenceId, now);
  const moving = { targetId: target.id, acceptPrice: body.acceptPrice, callerId: caller.userId, isStaff, now };
  const contended = `session ${target.id}`;
  const { booking: moved, settled } = await transact(
    context.db,
    async (tx) => {
      const done = await move(tx, context, found, moving);
      if (isStaff) {
        const details = { from: found.id };
        await recordAudit(tx, context, {
          action: 'booking_moved',
          subjectType: 'booking',
          subjectId: done.booking.id,
          details,
        });
      }
      await offerPlaces(tx, found.occurrenceId, context);
      return done;
    },
    { contended },
  );
  const { due, credit } = settled;
  const settlement = { due: money(due, moved.currency), credit: money(credit, moved.currency) };
  return {
    data: { ...getBooking(moved, { now, isStaff }), settlement },
    message: 'Your booking has been moved',
  };
});
