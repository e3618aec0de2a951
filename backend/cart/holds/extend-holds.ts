import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { getCheckTotal } from '#backend/cart/pricing/basket-total.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { HoldUntil } from './holding.ts';
import { renewHolds } from './renew-holds.ts';
import { repriceLapsed } from './reprice-lapsed.ts';

type HoldExtension = Omit<HoldUntil, 'callerId'> & {
  /** The lines to hold; all of them when left out. */
  cartItemIds?: readonly string[] | undefined;
};

/**
 * Extends the holds of session lines to `expiresAt`. Where a hold expired, places are reserved again at the price of
 * now. Returns the lines that cost something else than before. Throws `hold_expired` with the lines whose places or
 * extras are gone, and the refusals of an add, so that the transaction of the caller rolls back.
 */
export async function extendHolds(
  context: Context,
  tx: Tx,
  cart: OpenCart,
  { cartItemIds: ids, ...until }: HoldExtension,
): Promise<string[]> {
  const repriced = await repriceLapsed(context, tx, cart, ids);
  const { rows } = repriced;
  const isAsked = ({ id, parentId }: ItemRow) => ids === undefined || ids.includes(parentId ?? id);
  const sessions = rows.filter((row) => row.bookingId !== null && isAsked(row));
  const cartItemIds = await renewHolds(tx, { rows, sessions, ...until });
  if (cartItemIds.length > 0) throw new DomainError('hold_expired', { details: { cartItemIds } });
  if (repriced.refusal !== null) throw repriced.refusal;
  if (repriced.cartItemIds.length > 0) await getCheckTotal(tx, cart.id);
  return repriced.cartItemIds;
}
