import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { gatherIds, type GatherWaits } from '#backend/timetable/gather-ids.ts';

/** The channel of PostgreSQL on which every backend process hears which sessions changed. */
export const changedSessionsChannel = 'touchline_changed_sessions';

/** PostgreSQL takes less than 8,000 bytes a notification; an id and its separator have 35. */
const idsAtOnce = 200;

const defaultWaits: GatherWaits = { gather: 250, again: 5_000 };

function getPayloads(ids: readonly string[]): string[] {
  const count = Math.ceil(ids.length / idsAtOnce);
  return Array.from({ length: count }, (_, part) => ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce).join(','));
}

/**
 * Creates the function that tells all backend processes which sessions changed, once what changed is committed: a
 * notification inside of the transactions would make their commits wait for each other (decision 105).
 */
export function createAnnounceChanges(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  waitsMs = defaultWaits,
): (occurrenceIds: Iterable<string>) => void {
  return gatherIds({
    pass: async (ids) => {
      await sql`select pg_notify(${changedSessionsChannel}, payload) from unnest(${getPayloads(ids)}::text[]) as payload`.execute(
        db,
      );
    },
    onFailure: (err) => log.warn({ err, againInMs: waitsMs.again }, 'could not announce which sessions changed'),
    waitsMs,
  });
}
