import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** The mandates of the joining in a basket that wait for the card of its first payment. */
const waiting = (cartId: number) => sql`
  select m.id from cart_items i join joinings j on j.id = i.joining_id join mandates m on m.id = j.mandate_id
  where i.cart_id = ${cartId} and j.status = 'open' and m.kind = 'card' and m.saved_card_id is null`;

/** Whether the card that pays for a basket has to be kept, to pay the membership in it later. */
export async function mustKeepCard(db: Db, cartId: number): Promise<boolean> {
  const { rows } = await waiting(cartId).execute(db);
  return rows.length > 0;
}

/** Lets a kept card pay the membership that is bought with a basket. */
export async function keepForMandate(db: Db, cartId: number, savedCardId: string): Promise<void> {
  await sql`update mandates set saved_card_id = ${savedCardId}, status = 'active'
    where id in (${waiting(cartId)})`.execute(db);
}

/** Lets a card that was saved again pay what the card before it paid. */
export async function passOnMandates(db: Db, beforeIds: readonly string[], savedCardId: string): Promise<void> {
  if (beforeIds.length === 0) return;
  await sql`update mandates set saved_card_id = ${savedCardId} where saved_card_id = any(${beforeIds}::uuid[])`.execute(
    db,
  );
}

/** Whether a membership that runs is paid by a card, or a charge was begun with it that has not ended. */
export async function isCardNeeded(db: Db, savedCardId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership_charges where saved_card_id = ${savedCardId}
    union all
    select from mandates d join memberships m on m.mandate_id = d.id
    where d.saved_card_id = ${savedCardId} and m.status = 'active' and m.next_bill_on is not null
      and (m.ends_on is null or m.ends_on >= m.next_bill_on) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Nothing is paid from a mandate any more: no membership that runs and no open joining, and no request is open that may
 * still be repeated. A day is left for memberships to end by the clocks of their venues.
 */
const isUnused = (now: Date) => sql`mandates.status <> 'cancelled'
  and not exists (select from memberships m where m.mandate_id = mandates.id and m.status in ('active', 'pending')
    and (m.ends_on is null or m.ends_on >= (${now}::timestamptz - interval '1 day')::date))
  and not exists (select from joinings j where j.mandate_id = mandates.id and j.status = 'open')
  and not exists (select from membership_charges c where c.mandate_id = mandates.id and c.state in ('sending', 'sent'))`;

/** Ends those of these mandates that nothing is paid from, and erases their bank accounts. */
export async function endMandates(db: Db, mandateIds: readonly (string | null)[], now: Date): Promise<void> {
  const ids = mandateIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await sql`update mandates set status = 'cancelled', ended_at = ${now}, account_ref = null
    where id = any(${ids}::uuid[]) and ${isUnused(now)}`.execute(db);
}

/** Ends all mandates that nothing is paid from any more, as those of memberships that were left, and erases their bank accounts. */
export async function endUnusedMandates(db: Db, now: Date): Promise<void> {
  await sql`update mandates set status = 'cancelled', ended_at = ${now}, account_ref = null
    where ${isUnused(now)}`.execute(db);
}
