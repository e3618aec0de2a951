import { addMinutes } from 'date-fns/addMinutes';
import { chooseCart, openCart, type OpenCart } from '#backend/cart/choose-cart.ts';
import type { HoldUntil } from '#backend/cart/holds/hold-places.ts';
import { getMaxHoldMs } from '#backend/cart/holds/place-limits.ts';
import { renewHolds } from '#backend/cart/holds/renew-holds.ts';
import { repriceLapsed } from '#backend/cart/holds/reprice-lapsed.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { getCheckTotal } from '#backend/cart/pricing/price-rules.ts';
import { readCart, maxExtensions } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getCartEndpoint, extendCartEndpoint } from '#contract/cart/cart.ts';

type HoldExtension = Omit<HoldUntil, 'callerId'> & {
  /** The lines to hold; all of them when left out. */
  cartItemIds?: readonly string[] | undefined;
};

/**
 * Extends the holds of session lines to `expiresAt`. Where a hold expired, places are reserved again at the price of
 * now. Returns the lines that cost something else than before. Throws `hold_expired` with the lines whose places or
 * extras are gone, and the refusals of an add, so that the transaction of the caller rolls back.
 */
async function extendHolds(
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

/**
 * Holds every line, or the lines named, for HOLD_MINUTES from now, ten times. A line whose hold expired is priced again.
 * Throws `hold_expired` when places can't be had back, and the refusals of an add.
 */
export const extendCart = operation(extendCartEndpoint, async ({ body }, context) => {
  const { db, clock, config } = context;
  const data = await transact(db, async (tx) => {
    const cart = await lockCart(tx, chooseCart(context, body));
    if (cart.extensionsUsed >= maxExtensions) throw new DomainError('hold_expired', { details: { cartItemIds: [] } });
    const now = clock.now();
    const expiresAt = addMinutes(now, config.holdMinutes);
    const until = { now, expiresAt, maxHoldMs: getMaxHoldMs(context) };
    const repriced = await extendHolds(context, tx, cart, { ...until, cartItemIds: body.cartItemIds });
    const extensionsUsed = cart.extensionsUsed + 1;
    await tx.updateTable('carts').set({ extensionsUsed }).where('id', '=', cart.id).execute();
    return { ...(await readCart(context, tx, { ...cart, extensionsUsed })), repriced };
  });
  return { data, message: 'Your places are held for longer' };
});

/** Returns the basket; the first read inserts an empty one. */
export const getCart = operation(getCartEndpoint, async ({ query }, context) => {
  const cart = await openCart(context.db, chooseCart(context, query));
  return { data: await readCart(context, context.db, cart) };
});
