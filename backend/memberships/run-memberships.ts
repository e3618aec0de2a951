import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { applyChange } from './take-changes.ts';

/** A change that counts from today on, by the clock of the home venue; its membership is locked. */
const dueChange = (now: Date) => sql<{ id: string }>`
  select c.id from membership_changes c
  join memberships m on m.id = c.membership_id join venues v on v.id = m.home_venue_id
  where c.status = 'taken' and c.applied_at is null
    and c.takes_effect_on <= (${now}::timestamptz at time zone v.timezone)::date
  order by c.takes_effect_on, c.id limit 1 for update of c, m skip locked`;

/** Lets the changes of memberships count that were paid and planned for today or earlier. */
export async function runMemberships(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock.now();
  let isDone = false;
  while (!isDone && !signal.aborted) {
    isDone = await transact(db, async (tx) => {
      const { rows } = await dueChange(now).execute(tx);
      if (rows[0] === undefined) return true;
      await applyChange(tx, rows[0].id, now);
      return false;
    });
  }
}
