import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { notifyChange } from '#backend/db/connection/changed-sessions.ts';
import { releaseAllExpiredPlaces } from '#backend/places/release-expired.ts';

/** Cleans up expired holds and reserved credit. Nothing depends on it, because every reader compares with the clock. */
export async function releaseExpiredHolds(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock.now();
  const onFailure = (err: unknown, occurrenceId: string) =>
    log.warn({ err, occurrenceId }, 'holds could not be given back');
  notifyChange(db, await releaseAllExpiredPlaces(db, now, { signal, onFailure }));
  await sql`
    with released as (
      update credit_reservations set state = 'released'
      where state = 'reserved' and pinned_by is null and expires_at <= ${now}
      returning account_id, amount
    ), sums as (
      select account_id, sum(amount) as amount from released group by account_id
    )
    update credit_accounts set reserved = credit_accounts.reserved - sums.amount
    from sums where credit_accounts.id = sums.account_id`.execute(db);
}
