import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { type CartChoice, type OpenCart, cartColumns } from './choose-cart.ts';
import { lockCart, releaseCredit } from './lock-cart.ts';
import { readCart } from './read-cart.ts';

/** A cart by its id, and the choice that finds it again. */
interface OwnCart {
  id: number;
  choice: CartChoice;
}

/**
 * Finds an open cart by its number or UUID: the account holder's, whoever they act for; for staff that of the chosen
 * customer or their own, and those of the counter with `sell`. Throws `not_found` for anybody else's.
 */
export async function findOwnCart({ db, caller, actingUserId }: Context, cartId: number | string): Promise<OwnCart> {
  if (caller === null) throw new DomainError('unauthenticated');
  const cart = await db
    .selectFrom('carts')
    .where((where) => (typeof cartId === 'number' ? where('id', '=', cartId) : where('uuid', '=', cartId)))
    .where('status', '=', 'open')
    .select([...cartColumns, 'staffUserId'])
    .executeTakeFirst();
  if (cart === undefined) throw notFound();
  const { id, userId, channel, source } = cart;
  const ownerId = caller.isStaff ? actingUserId : caller.userId;
  const isOwn = userId === null ? cart.staffUserId === caller.userId : userId === ownerId;
  const maySell = caller.isStaff && caller.permissions.includes('sell');
  if (!isOwn || (source === 'front-of-house' && !maySell)) throw notFound();
  return { id, choice: { userId, staffUserId: userId === caller.userId ? null : caller.userId, channel, source } };
}

/**
 * Changes the lines of a basket in one transaction, releases the credit reserved for the old total, and returns the
 * whole basket. Throws `payment_in_progress`, and what `change` throws.
 */
export function changeCart(
  context: Context,
  choice: CartChoice,
  change: (tx: Tx, cart: OpenCart) => Promise<void>,
): Promise<Cart> {
  return transact(
    context.db,
    async (tx) => {
      const cart = await lockCart(tx, choice);
      await change(tx, cart);
      await releaseCredit(tx, cart.id);
      return readCart(context, tx, cart);
    },
    { contended: `cart ${choice.userId ?? `of staff ${choice.staffUserId}`}` },
  );
}
