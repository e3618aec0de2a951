import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Consumption {
  cartId: number;
  orderId: string;
  now: Date;
}

/** Spends the credit that was set aside for a basket, with an entry for each account. */
export async function consumeCredit(tx: Tx, { cartId, orderId, now }: Consumption): Promise<void> {
  await sql`
    with consumed as (
      update credit_reservations set state = 'consumed', pinned_by = null
      where cart_id = ${cartId} and state = 'reserved'
      returning account_id, amount
    ), spent as (
      update credit_accounts
      set reserved = credit_accounts.reserved - consumed.amount, balance = credit_accounts.balance - consumed.amount
      from consumed where credit_accounts.id = consumed.account_id
    )
    insert into credit_entries (account_id, amount, reason, order_id, created_at)
    select account_id, -amount, 'spent', ${orderId}, ${now} from consumed`.execute(tx);
}
