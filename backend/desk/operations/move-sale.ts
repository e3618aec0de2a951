import { addMinutes } from 'date-fns/addMinutes';
import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { addLines } from '#backend/cart/add-in-steps.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { getMaxHoldMs } from '#backend/cart/holds/place-limits.ts';
import { findLines } from '#backend/cart/lines/find-lines.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { canBeAdded, readAddItems } from '#backend/cart/lines/read-add-items.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Caller, Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { chooseDeskCart } from '#backend/desk/sale/desk-cart.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { lockSessions, lockBookings } from '#backend/places/lock-bookings.ts';
import { moveSaleEndpoint } from '#contract/desk/sale.ts';

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

/** The lines of a sale that an add makes again, with what stands below them. */
async function readMovable(tx: Tx, cartId: number): Promise<ItemRow[]> {
  const rows = await readItems(tx, cartId);
  const top = new Set(rows.filter((row) => row.parentId === null && canBeAdded(row)).map(({ id }) => id));
  return rows.filter(({ id, parentId }) => top.has(parentId ?? id));
}

/**
 * Takes the lines of one sale off and adds them to the other, for its person at their prices; nobody else gets the places
 * in between; what no add makes stays. Returns how many lines were moved, and the other basket. Throws the refusals of an add.
 */
async function moveLines(tx: Tx, context: Context, move: Move): Promise<{ count: number; to: OpenCart }> {
  const { caller, toUserId } = move;
  const now = context.clock.now();
  const { from, to } = await lockBoth(tx, move);
  const rows = await readMovable(tx, from.id);
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

/**
 * Takes a sale of the desk over to another person, or to the walk-in, all or none; with `preview` it only answers what the
 * sale would be (docs/product.md#front-desk). Throws the refusals of an add.
 */
export const moveSale = operation(moveSaleEndpoint, async ({ body }, context) => {
  const { db, caller } = context;
  const { fromUserId, toUserId, preview } = body;
  if (caller === null) throw new DomainError('unauthenticated');
  if (fromUserId === toUserId) throw invalid({ to_user_id: ['Must be somebody else'] });
  for (const userId of [fromUserId, toUserId]) if (userId !== null) await checkMayActFor(context, userId, 'sell');
  const move = async (tx: Tx) => {
    const { count, to } = await moveLines(tx, context, { caller, fromUserId, toUserId });
    const subjectId = String(toUserId ?? caller.userId);
    const details = { fromUserId, toUserId, lines: count };
    await recordAudit(tx, context, { action: 'sale_moved', subjectType: 'user', subjectId, details });
    return readCart({ ...context, actingUserId: toUserId }, tx, to);
  };
  return { data: await (preview ? rehearse(db, move) : transact(db, move)) };
});
