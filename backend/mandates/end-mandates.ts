import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

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
