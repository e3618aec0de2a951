import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { HoldUntil } from './holding.ts';
import { takeAgain } from './take-again.ts';

/**
 * Holds every session line until `expiresAt`, taking places again that ran out. Throws `hold_expired` with the lines
 * whose places, or extras, are gone; the caller's transaction then changes nothing.
 */
export async function retakeHolds(tx: Tx, cartId: number, until: Omit<HoldUntil, 'callerId'>): Promise<void> {
  const rows = await readItems(tx, cartId);
  const sessions = rows.filter((row) => row.bookingId !== null);
  const cartItemIds = await takeAgain(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
}
