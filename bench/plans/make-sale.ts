import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { makeOrderKey } from '#backend/bookings/letters/order-link.ts';
import type { Config } from '#backend/config.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { randomIds } from '#backend/ids.ts';
import { scaSecret, makeReturnToken } from '#backend/payments/sca/return-token.ts';

/** An order, the payment for it that waits for its bank check, and what lets somebody without a log-in read them. */
export interface Sale {
  orderId: string;
  orderKey: string;
  transactionUuid: string;
  returnToken: string;
  frameSecret: string;
}

const sales = 20_000;

/**
 * Fills the tables of what is sold, so that the planner takes them for big: customers, each with a basket, an order with
 * a line and a payment. Returns one of the sales.
 */
export async function makeSales(db: Db, config: Config, now: Date): Promise<Sale> {
  const { token, hash } = makeReturnToken(randomIds, now);
  const name = `sale ${randomUUID()}`;
  const found = await transact(db, async (tx) => {
    await sql`insert into restrictions (name, type) select ${name}, 'pre-purchase-waiver' from generate_series(1, ${sales})`.execute(
      tx,
    );
    await sql`
      with account as (
        insert into payment_accounts (kind, mode, name) values ('opayo', 'sandbox', ${name}) returning id
      ), buyers as (
        insert into users (reference, first_name, last_name)
        select ${name} || n, 'Robin', 'Reed' from generate_series(1, ${sales}) as n returning id
      ), baskets as (
        insert into carts (user_id, channel, source, status, closed_at)
        select id, 'online', 'activity-booking', 'closed', ${now} from buyers returning id, user_id
      ), sold as (
        insert into orders (cart_id, user_id, cart_source, status, currency, total, balance, item_count)
        select id, user_id, 'activity-booking', 'pending', 'GBP', 620, 620, 1 from baskets returning id, cart_id, user_id
      ), lines as (
        insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        select id, ${name}, 'purchasableOccurrence', 'x', 620 from sold
      )
      insert into payment_transactions (cart_id, user_id, order_id, account_id, kind, mode, channel, state, amount, currency,
        item_hash, sca, result_token_hash, created_at, updated_at, expires_at)
      select sold.cart_id, sold.user_id, sold.id, account.id, 'opayo', 'sandbox', 'online', 'sca_required', 620, 'GBP', 'x',
        ${sca(now)}::jsonb, ${hash}, ${now}, ${now}, ${addMinutes(now, 60)}
      from sold cross join account`.execute(tx);
    return tx
      .selectFrom('paymentTransactions')
      .where('resultTokenHash', '=', hash)
      .select(['id', 'orderId'])
      .limit(1)
      .executeTakeFirstOrThrow();
  });
  const orderId = String(found.orderId);
  return {
    orderId,
    orderKey: makeOrderKey(config, orderId, now),
    transactionUuid: found.id,
    returnToken: token,
    frameSecret: scaSecret(config, 'frame', found.id),
  };
}

const sca = (now: Date): string =>
  JSON.stringify({
    method: 'POST',
    url: 'https://bank.example/check',
    formData: {},
    frame: 'iframe',
    expiresAt: addMinutes(now, 10).toISOString(),
  });
