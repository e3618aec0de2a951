import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { NotGranted } from '#backend/orders/order-impossible.ts';
import type { Fulfilment } from '#backend/orders/placing.ts';

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

interface Taken {
  id: string;
  /** Whether it counts from today on. */
  isDue: boolean;
}

/** Takes a change that is still possible, undefined otherwise: the membership runs, is of the same type, and has no other planned. */
async function take(tx: Tx, changeId: string, { orderId, now }: Fulfilment): Promise<Taken | undefined> {
  await sql`select from memberships m join membership_changes c on c.membership_id = m.id
    where c.id = ${changeId} for update of m`.execute(tx);
  const { rows } = await sql<Taken>`
    update membership_changes c set status = 'taken', order_id = ${orderId}
    from memberships m join venues v on v.id = m.home_venue_id
    where c.id = ${changeId} and c.status = 'pending' and m.id = c.membership_id and m.status = 'active'
      and m.leaving_asked_at is null and m.membership_type_id = c.from_membership_type_id
      and (m.ends_on is null or m.ends_on >= (${now}::timestamptz at time zone v.timezone)::date)
      and not exists (select from membership_changes other
        where other.membership_id = m.id and other.status = 'taken' and other.applied_at is null)
    returning c.id, c.takes_effect_on <= (${now}::timestamptz at time zone v.timezone)::date as is_due`.execute(tx);
  return rows[0];
}

/** Changes the memberships of an order, at once or on the day agreed. Throws NotGranted when one cannot be changed any more. */
export async function takeChanges(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  const { rows, now } = fulfilment;
  for (const { id, membershipChangeId } of rows) {
    if (membershipChangeId === null) continue;
    const taken = await take(tx, membershipChangeId, fulfilment);
    if (taken === undefined) throw new NotGranted([id]);
    if (taken.isDue) await applyChange(tx, taken.id, now);
  }
}
