import { addMinutes } from 'date-fns/addMinutes';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { holdSession } from '#backend/cart/holds/hold-session.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { releaseCredit } from '#backend/cart/lock-cart.ts';
import { getCheckTotal } from '#backend/cart/pricing/basket-total.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';

interface Block {
  id: string;
  cart: OpenCart;
  lines: readonly SessionLine[];
  callerId: number;
}

/**
 * Holds the places of all sessions of a block and writes them into the basket, which must be locked. Sessions are taken in
 * the order of their ids, so that two blocks cannot deadlock. Throws the refusals of an add.
 */
export async function holdBlock(tx: Tx, context: Context, { id, cart, lines, callerId }: Block): Promise<void> {
  const now = context.clock.now();
  const before = await readItems(tx, cart.id);
  const firstSort = Math.max(0, ...before.map(({ sortBy }) => sortBy)) + 1;
  const holding = { cart, callerId, now, expiresAt: addMinutes(now, context.config.holdMinutes), maxHoldMs: undefined };
  for (const line of lines.toSorted((a, b) => (a.found.row.id < b.found.row.id ? -1 : 1)))
    await holdSession(tx, line, { ...holding, sortBy: firstSort + line.index });
  const known = new Set(before.map((row) => row.id));
  const bookingIds = (await readItems(tx, cart.id)).flatMap((row) =>
    known.has(row.id) || row.bookingId === null ? [] : [row.bookingId],
  );
  await tx.updateTable('bookings').set({ blockBookingId: id }).where('id', 'in', bookingIds).execute();
  await getCheckTotal(tx, cart.id);
  await releaseCredit(tx, cart.id);
}
