import { sql } from 'kysely';
import { chooseCart, type OpenCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { lockCart } from '#backend/cart/lock-cart.ts';
import { maxApplicable, readCredits } from '#backend/cart/pricing/credits.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { holdUntil } from '#backend/payments/reversal/release-payment-locks.ts';
import { applyCreditsEndpoint } from '#contract/payments/checkout.ts';

interface Release {
  accountId: string;
  cartId: number;
  now: Date;
}

/** Releases the credit reserved for this basket, and expired reservations of other baskets. */
async function releaseCredits(tx: Tx, { accountId, cartId, now }: Release): Promise<void> {
  await sql`
    with released as (
      update credit_reservations set state = 'released'
      where account_id = ${accountId} and state = 'reserved' and pinned_by is null
        and (cart_id = ${cartId} or expires_at <= ${now})
      returning amount
    )
    update credit_accounts set reserved = reserved - (select coalesce(sum(amount), 0) from released)
    where id = ${accountId}`.execute(tx);
}

type Line = Input<typeof applyCreditsEndpoint>['body']['creditsToReserve'][number];

/** Reserves credit in place of what was reserved before. Throws `credit_not_applied` for more than can be used. */
async function reserve(context: Context, tx: Tx, cart: OpenCart, { type, amount }: Line): Promise<void> {
  const now = context.clock.now();
  const account = await tx
    .selectFrom('creditAccounts')
    .where('userId', '=', cart.userId)
    .where('type', '=', type)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) {
    if (amount > 0) throw new DomainError('credit_not_applied');
    return;
  }
  await releaseCredits(tx, { accountId: account.id, cartId: cart.id, now });
  if (amount === 0) return;
  const total = (await readItems(tx, cart.id)).reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const credits = await readCredits(tx, cart.userId, cart.id, now);
  const credit = credits.find((one) => one.type === type);
  if (credit === undefined || amount > maxApplicable(credit, credits, total))
    throw new DomainError('credit_not_applied');
  await tx
    .insertInto('creditReservations')
    .values({
      accountId: account.id,
      cartId: cart.id,
      amount,
      expiresAt: holdUntil(context.config, now),
      createdAt: now,
    })
    .execute();
  await tx
    .updateTable('creditAccounts')
    .set((row) => ({ reserved: row('reserved', '+', amount) }))
    .where('id', '=', account.id)
    .execute();
}

/** Pays a part of the basket with credit; 0 takes it off again (docs/product.md#credit). */
export const applyCredits = operation(applyCreditsEndpoint, async ({ body }, context) => {
  // Accounts are locked in a fixed order, so that two baskets of a person cannot deadlock.
  const lines = [...body.creditsToReserve].sort((a, b) => a.type.localeCompare(b.type));
  return transact(context.db, async (tx) => {
    const cart = await lockCart(tx, chooseCart(context, body));
    // All kinds are set to 0 first, because less of one kind makes room for the other.
    const lessFirst = [...lines.map((line) => ({ ...line, amount: 0 })), ...lines.filter(({ amount }) => amount > 0)];
    for (const line of lessFirst) await reserve(context, tx, cart, line);
    return { data: await readCart(context, tx, cart), message: 'Credit successfully applied.' };
  });
});
