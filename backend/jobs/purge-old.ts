import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { goesOn } from '#backend/workers/repeat-job.ts';
import { retentions as ours, type Retention } from './retentions.ts';

/** Rows of one table that are deleted in one turn. */
export const batchSize = 1_000;

/**
 * Deletes one batch of rows; concurrent processes delete different ones (`skip locked`). Rows are locked first and looked
 * at again by a second statement, which sees what was written about them until then. Returns how many were locked.
 */
async function deleteSome(db: Db, retention: Retention, then: Date): Promise<number> {
  if ('appendOnly' in retention) {
    const { rows } = await sql<{ deleted: number }>`
      select purge_append_only(${retention.appendOnly}, ${then}, ${batchSize}) as deleted`.execute(db);
    return rows[0]?.deleted ?? 0;
  }
  const table = sql.table(retention.table);
  const isOver = retention.isOver(then);
  return transact(db, async (tx) => {
    const { rows } = await sql<{ place: string }>`
      select ctid::text as place from ${table} where ${isOver} limit ${batchSize} for update skip locked`.execute(tx);
    const places = rows.map(({ place }) => place);
    if (places.length > 0) await sql`delete from ${table} where ctid = any(${places}::tid[]) and ${isOver}`.execute(tx);
    return places.length;
  });
}

type Purge = (signal?: AbortSignal) => Promise<typeof goesOn | undefined>;

/**
 * Makes the job that deletes rows past their retention period. The tables take turns, a batch each, until none has a full
 * batch left; a run goes on with the table after the one at which the last run ended, also when it was abandoned there.
 * Returns `goesOn` when `signal` ended it before. Throws an AggregateError when tables failed, after the others have had
 * their turns.
 */
export function createPurgeOld({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, retentions = ours): Purge {
  let next = 0;
  return async (signal) => {
    const now = clock.now();
    const failures: unknown[] = [];
    const waiting = retentions.map((_, offset) => (next + offset) % retentions.length);
    for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) {
      if (signal?.aborted) return goesOn;
      next = (turn + 1) % retentions.length;
      const retention = retentions[turn];
      if (retention === undefined) continue;
      try {
        const deleted = await deleteSome(db, retention, subDays(now, retention.days));
        if (deleted === batchSize) waiting.push(turn);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be purged.');
    return undefined;
  };
}
