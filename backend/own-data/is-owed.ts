import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { openPaymentStates } from '#contract/rules/payment-states.ts';

/** Whether a person still owes something, or a payment of theirs is not over: such an account cannot be closed. */
export async function isOwed(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isOwed: boolean }>`
    select exists (select from penalties where user_id = ${userId} and status = 'outstanding')
      or exists (select from journal_transactions where user_id = ${userId} and status = 'outstanding' and joining_id is null)
      or exists (select from membership_charges c join memberships m on m.id = c.membership_id
        where m.user_id = ${userId} and m.status = 'active' and c.state <> 'paid')
      or exists (select from orders where user_id = ${userId} and balance > 0 and status in ('success', 'awaiting_payment'))
      or exists (select from payment_transactions
        where user_id = ${userId} and state = any(${[...openPaymentStates]})) as is_owed`.execute(db);
  return rows[0]?.isOwed === true;
}
