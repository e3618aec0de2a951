import { recordAudit } from '#backend/audit/record-audit.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { cancelSettled } from '#backend/bookings/cancelling/cancel-settled.ts';
import { lockForCancelling, type BookingLine } from '#backend/bookings/cancelling/lock-for-cancelling.ts';
import { queueSessionCancelledLetters } from '#backend/bookings/letters/queue-session-cancelled-letters.ts';
import { withdrawLines } from '#backend/cart/lines/withdraw-lines.ts';
import { findOpenAttempt, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Context } from '#backend/context.ts';
import { recordChange, transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { lockSessions } from '#backend/places/lock-bookings.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import { queueEndedNotices } from '#backend/waitlist/queue-ended-notices.ts';
import type { DeleteReason } from '#contract/timetable/update-occurrence.ts';
import { readLocked } from './change-occurrence.ts';
import { findAlternative } from './find-alternative.ts';
import { selectLive } from './lock-occurrence.ts';
import { lockTimetable } from './lock-timetable.ts';
import { findClashingNeighbours, freeFromClashes } from './neighbours.ts';

/**
 * Cancels the holds of a session and takes their lines out of the baskets. A basket that is being paid for keeps its
 * line, whose place is gone, until the payment ends: so no order is made of it, and money that was taken goes back. Baskets and bookings must be
 * locked.
 */
async function releaseHolds(
  tx: Tx,
  bookingIds: readonly string[],
  lines: readonly BookingLine[],
  now: Date,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const held = new Set(bookingIds);
  const byCart = new Map<number, string[]>();
  for (const { cartId, id, bookingId } of lines)
    if (held.has(bookingId)) byCart.set(cartId, [...(byCart.get(cartId) ?? []), id]);
  for (const [cartId, lineIds] of byCart) {
    if ((await findOpenAttempt(tx, cartId)) !== undefined) continue;
    await withdrawLines(tx, cartId, lineIds, { whilePaying: false, now });
    await releaseCredit(tx, cartId);
  }
  await tx
    .updateTable('bookings')
    .set({ pinnedBy: null })
    .where('id', 'in', bookingIds)
    .where('status', '=', 'reserved')
    .execute();
  await releasePlaces(tx, { from: 'reserved', bookingIds }, now);
}

/** Locks the bookings that are not known yet, with their baskets, and notes them. */
async function lockLive(tx: Tx, id: string, known: Set<string>): Promise<BookingLine[]> {
  const live = (await selectLive(tx, id)).filter((booking) => !known.has(booking.id));
  for (const booking of live) known.add(booking.id);
  return live.length === 0 ? [] : lockForCancelling(tx, live);
}

/**
 * Locks the baskets, the bookings and then the session with its waitlist, in the order of everybody else. Somebody may
 * take a place before the session itself is locked: it is looked at again then, when nobody can any more.
 */
async function lockAll(tx: Tx, id: string): Promise<BookingLine[]> {
  const known = new Set<string>();
  const lines = await lockLive(tx, id, known);
  await lockSessions(tx, [id]);
  return [...lines, ...(await lockLive(tx, id, known))];
}

async function endWaitlist(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('waitlistEntries')
    .set({ status: 'expired', endedAt: now })
    .where('occurrenceId', '=', id)
    .where('status', 'in', ['waiting', 'offered'])
    .execute();
  await tx.updateTable('occurrences').set({ waitlistConsumed: 0, awaitedPlaces: 0 }).where('id', '=', id).execute();
}

/** The venue cancels, not the customer: no cut-off, fee or policy keeps anything back (decision 096). */
function withoutPolicy(row: BookingRow): BookingRow {
  return { ...row, policyId: null };
}

function checkCancellable(status: string, startsAt: Date, settled: readonly BookingRow[], now: Date): void {
  if (status === 'cancelled') throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
  if (startsAt > now || settled.length === 0) return;
  const bookingIds = settled.map((row) => (row.isV2 ? row.id : String(row.v1Id)));
  throw new DomainError('cannot_cancel', { message: 'This session has already started', details: { bookingIds } });
}

async function audit(tx: Tx, context: Context, id: string, reason: DeleteReason, bookings: readonly BookingRow[]) {
  const details = { reason, bookings: bookings.length };
  await recordAudit(tx, context, { action: 'occurrence_cancelled', subjectType: 'occurrence', subjectId: id, details });
  for (const booking of bookings) {
    const subject = { subjectType: 'booking', subjectId: booking.id } as const;
    await recordAudit(tx, context, { action: 'booking_cancelled', ...subject, details: { reason } });
  }
}

async function cancel(tx: Tx, context: Context, id: string, reason: DeleteReason): Promise<void> {
  const now = context.clock.now();
  await lockTimetable(tx, id);
  const lines = await lockAll(tx, id);
  const before = await readLocked(tx, id, now);
  const live = await selectLive(tx, id);
  const getIds = (status: string) => live.filter((booking) => booking.status === status).map((booking) => booking.id);
  const settledIds = getIds('settled');
  const settled = settledIds.length === 0 ? [] : await readBookings(tx, settledIds);
  checkCancellable(before.row.status, before.row.startsAt, settled, now);
  const cancelledColumns = { status: 'cancelled', cancelledAt: now, cancelReason: reason, updatedAt: now } as const;
  const neighbours = await findClashingNeighbours(tx, id);
  await tx.updateTable('occurrences').set(cancelledColumns).where('id', '=', id).execute();
  for (const freed of await freeFromClashes(tx, neighbours, now)) recordChange(tx, freed);
  const alternative = await findAlternative(tx, before, now);
  const writing = { reason, alternative, config: context.config, now };
  await queueEndedNotices(tx, id, writing);
  await endWaitlist(tx, id, now);
  await releaseHolds(tx, getIds('reserved'), lines, now);
  const cancelling = { source: 'occurrence', isStaff: true, reason, now } as const;
  const cancelled = settled.length === 0 ? [] : await cancelSettled(tx, settled.map(withoutPolicy), cancelling);
  await queueSessionCancelledLetters(tx, cancelled, writing);
  await audit(tx, context, id, reason, settled);
  recordChange(tx, id);
}

/**
 * Cancels a session and everything that hangs on it: bookings, whose money and uses come back, holds and waitlist
 * (docs/product.md#managing-the-timetable). Throws `not_found`, `not_bookable` for one that is cancelled already, and
 * `cannot_cancel` for one that has begun with somebody in it.
 */
export function cancelOccurrence(context: Context, id: string, reason: DeleteReason): Promise<void> {
  return transact(context.db, (tx) => cancel(tx, context, id, reason), { contended: `session ${id}` });
}
