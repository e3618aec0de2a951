import { addMinutes } from 'date-fns/addMinutes';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { extendHolds } from '#backend/cart/holds/extend-holds.ts';
import { getMaxHoldMs } from '#backend/cart/holds/place-limits.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { maxExtensions, readCart } from '#backend/cart/read-cart.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { extendCartEndpoint } from '#contract/cart/cart.ts';

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
