import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { endMandates } from '#backend/mandates/end-mandates.ts';
import type { BillingDeps } from './billing-deps.ts';
import { queueLapsed } from './queue-notices.ts';

interface Lapsed {
  membershipId: string;
  userId: number;
  name: string;
  endsOn: string;
  mandateId: string | null;
}

/** Ends one membership whose time of grace is over; one whose payment is with the bank waits for the answer. */
async function lapseOne(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Lapsed>`
    update memberships m set status = 'cancelled', ends_on = greatest(m.starts_on, least(m.ends_on, m.grace_ends_on))
    from membership_types t where t.id = m.membership_type_id and m.id = (
      select m.id from memberships m join venues v on v.id = m.home_venue_id
      where m.status = 'active' and m.grace_ends_on < (${now}::timestamptz at time zone v.timezone)::date
        and not exists (select from membership_charges c where c.membership_id = m.id and c.state in ('sending', 'sent'))
      order by m.grace_ends_on, m.id limit 1 for update of m skip locked)
    returning m.id as membership_id, m.user_id, t.name, m.ends_on, m.mandate_id`.execute(tx);
  const [lapsed] = rows;
  if (lapsed === undefined) return false;
  await tx
    .updateTable('membershipCharges')
    .set({ state: 'given_up' })
    .where('membershipId', '=', lapsed.membershipId)
    .where('state', 'in', ['due', 'failed'])
    .execute();
  await endMandates(tx, [lapsed.mandateId], now);
  await queueLapsed(tx, lapsed, now);
  return true;
}

/** Ends the memberships whose payment could not be taken within their time of grace, and tells their holders. */
export async function lapseMemberships({ db, clock }: BillingDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await transact(db, (tx) => lapseOne(tx, clock.now()))));
}
