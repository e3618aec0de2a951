import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Release {
  accountId: string;
  cartId: number;
  now: Date;
}

/** Releases the credit reserved for this basket, and expired reservations of other baskets. */
export async function releaseCredits(tx: Tx, { accountId, cartId, now }: Release): Promise<void> {
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
