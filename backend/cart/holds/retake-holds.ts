import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { HoldUntil } from './holding.ts';
import { takeAgain } from './take-again.ts';

/**
 * Extends the holds of all session lines to `expiresAt`, and reserves places again where a hold expired. Throws
 * `hold_expired` with the lines whose places or extras are gone, so that the transaction of the caller rolls back.
 */
export async function retakeHolds(tx: Tx, cartId: number, until: Omit<HoldUntil, 'callerId'>): Promise<void> {
  const rows = await readItems(tx, cartId);
  const sessions = rows.filter((row) => row.bookingId !== null);
  const cartItemIds = await takeAgain(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
}
