import { addSeconds } from 'date-fns/addSeconds';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** A charge that this process works on; amounts in minor units. */
export interface Claimed {
  id: string;
  membershipId: string;
  userId: number;
  /** Names the membership on the statement and in the order. */
  name: string;
  state: 'sending' | 'sent';
  attempts: number;
  /** Attempts of which nobody can say what became of them; nothing was taken by them. */
  lostAttempts: number;
  amount: number;
  periodFrom: string;
  periodNext: string;
  mandateId: string | null;
  providerRef: string | null;
}

/**
 * Claims the next charge that is due; undefined when there is none. What is written here before the provider is asked
 * decides the request: a new attempt gets the next number and the mandate of now, one that was not answered keeps both,
 * so that it can be repeated without taking the money again.
 */
export async function claimCharge(db: Db, now: Date, claimSeconds: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update membership_charges c set
      claimed_until = ${addSeconds(now, claimSeconds)},
      state = case when c.state = 'sent' then 'sent' else 'sending' end,
      attempts = c.attempts + case when c.state in ('due', 'failed') then 1 else 0 end,
      mandate_id = case when c.state in ('due', 'failed') then m.mandate_id else c.mandate_id end,
      provider_ref = case when c.state = 'sent' then c.provider_ref end
    from memberships m join membership_types t on t.id = m.membership_type_id
    where m.id = c.membership_id and c.id = (
      select id from membership_charges
      where state in ('due', 'sending', 'sent', 'failed') and next_attempt_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by next_attempt_at, id limit 1 for update skip locked)
    returning c.id, c.membership_id, m.user_id, t.name, c.state, c.attempts, c.lost_attempts,
      c.amount, c.period_from, c.period_next,
      c.mandate_id, c.provider_ref`.execute(db);
  return rows[0];
}
