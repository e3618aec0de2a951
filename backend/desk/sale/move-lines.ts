import { addMinutes } from 'date-fns/addMinutes';
import { addLines } from '#backend/cart/add-in-steps.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { getMaxHoldMs } from '#backend/cart/holds/place-limits.ts';
import { findLines } from '#backend/cart/lines/find-lines.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { readAddItems } from '#backend/cart/lines/read-add-items.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import type { Caller, Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { lockSessions } from '#backend/places/lock-sessions.ts';
import { chooseDeskCart } from './desk-cart.ts';

interface Move {
  caller: Caller;
  fromUserId: number | null;
  toUserId: number | null;
}

/** Locks both sales in one order, whichever way is moved. */
async function lockBoth(tx: Tx, { caller, fromUserId, toUserId }: Move): Promise<{ from: OpenCart; to: OpenCart }> {
  const isFirst = (fromUserId ?? 0) < (toUserId ?? 0);
  const lock = (userId: number | null) => lockCart(tx, chooseDeskCart(caller, userId));
  if (isFirst) return { from: await lock(fromUserId), to: await lock(toUserId) };
  const to = await lock(toUserId);
  return { from: await lock(fromUserId), to };
}

/**
 * Takes the lines of one sale off and adds them to the other, for its person at their prices; nobody else gets the places
 * in between. Returns how many lines there were, and the other basket. Throws the refusals of an add.
 */
export async function moveLines(tx: Tx, context: Context, move: Move): Promise<{ count: number; to: OpenCart }> {
  const { caller, toUserId } = move;
  const now = context.clock.now();
  const { from, to } = await lockBoth(tx, move);
  const rows = await readItems(tx, from.id);
  const added = await readAddItems(tx, rows);
  if (added.length === 0) return { count: 0, to };
  const items = added.map(({ item: { purchasedForUserId: _for, membershipUserId: _membership, ...item } }) => item);
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  if (bookingIds.length > 0) await lockBookings(tx, bookingIds);
  await lockSessions(
    tx,
    rows.flatMap(({ occurrenceId }) => occurrenceId ?? []),
  );
  await removeLines(
    tx,
    from.id,
    rows.map(({ id }) => id),
    now,
  );
  await releaseCredit(tx, from.id);
  const inside = { ...context, db: tx, actingUserId: toUserId };
  const choice = chooseDeskCart(caller, toUserId);
  const lines = await findLines(inside, choice, items);
  const expiresAt = addMinutes(now, context.config.holdMinutes);
  const until = { callerId: caller.userId, now, expiresAt, maxHoldMs: getMaxHoldMs(context) };
  await addLines(tx, inside, { cart: to, choice, lines }, until);
  return { count: added.length, to };
}
