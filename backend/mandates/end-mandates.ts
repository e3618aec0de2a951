import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/**
 * Ends those of these mandates that no membership and no open joining is paid by any more, and erases their bank
 * accounts. One of a request that may still be repeated stays.
 */
export async function endMandates(tx: Tx, mandateIds: readonly (string | null)[], now: Date): Promise<void> {
  const ids = mandateIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  await sql`
    update mandates set status = 'cancelled', ended_at = ${now}, account_ref = null
    where id = any(${ids}::uuid[]) and status <> 'cancelled'
      and not exists (select from memberships m where m.mandate_id = mandates.id and m.status in ('active', 'pending'))
      and not exists (select from joinings j where j.mandate_id = mandates.id and j.status = 'open')
      and not exists (select from membership_charges c where c.mandate_id = mandates.id and c.state in ('sending', 'sent'))
    `.execute(tx);
}
