import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/**
 * Lets a change that is paid count: from now on the membership is of the new type. A renewal that was offered for the old
 * one is withdrawn. Does nothing when the change counts already. The membership must be locked.
 */
export async function applyChange(tx: Tx, changeId: string, now: Date): Promise<void> {
  await sql`
    with applied as (
      update membership_changes set applied_at = ${now}
      where id = ${changeId} and status = 'taken' and applied_at is null
      returning membership_id, membership_type_id, new_price
    ), changed as (
      update memberships set membership_type_id = applied.membership_type_id, price = applied.new_price
      from applied where memberships.id = applied.membership_id
    )
    update membership_renewals set status = 'withdrawn' from applied
    where membership_renewals.membership_id = applied.membership_id and membership_renewals.status = 'offered'`.execute(
    tx,
  );
}
