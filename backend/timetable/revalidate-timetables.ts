import type { Dependencies } from '#backend/context.ts';
import { gatherIds, type GatherWaits } from './gather-ids.ts';
import { timetableTags } from './timetable-tags.ts';

type Deps = Pick<Dependencies, 'db' | 'log' | 'services'>;

const defaultWaits: GatherWaits = { gather: 500, again: 5_000 };

/**
 * Creates the function that revalidates the cached timetables of sessions whose places changed. It returns at once and
 * never throws; when the database cannot name the timetables, it retries.
 */
export function createRevalidateTimetables(
  { db, log, services }: Deps,
  waitsMs = defaultWaits,
): (occurrenceIds: Iterable<string>) => void {
  return gatherIds({
    pass: async (ids) => services.revalidate(await timetableTags(db, ids)),
    onFailure: (err) => log.warn({ err, againInMs: waitsMs.again }, 'could not find out which timetables changed'),
    waitsMs,
  });
}
