import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { HoldUntil } from './holding.ts';
import { renewHolds } from './renew-holds.ts';

type HoldExtension = Omit<HoldUntil, 'callerId'> & {
  /** The lines to hold; all of them when left out. */
  cartItemIds?: readonly string[] | undefined;
};

/**
 * Extends the holds of session lines to `expiresAt`, and reserves places again where a hold expired. Throws
 * `hold_expired` with the lines whose places or extras are gone, so that the transaction of the caller rolls back.
 */
export async function extendHolds(
  tx: Tx,
  cartId: number,
  { cartItemIds: ids, ...until }: HoldExtension,
): Promise<void> {
  const rows = await readItems(tx, cartId);
  const isAsked = ({ id, parentId }: ItemRow) => ids === undefined || ids.includes(parentId ?? id);
  const sessions = rows.filter((row) => row.bookingId !== null && isAsked(row));
  const cartItemIds = await renewHolds(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
}
