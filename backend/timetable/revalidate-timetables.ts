import type { Dependencies } from '#backend/context.ts';
import { timetableTags } from './timetable-tags.ts';

type Deps = Pick<Dependencies, 'db' | 'log' | 'services'>;

/**
 * In milliseconds. Changes are collected for half a second, so that a popular session is not revalidated for every
 * booking.
 */
const defaultWaits = { gather: 500, again: 5_000 };

/**
 * Creates the function that revalidates the cached timetables of sessions whose places changed. It returns at once and
 * never throws; when the database cannot name the timetables, it retries.
 */
export function createRevalidateTimetables(
  { db, log, services }: Deps,
  waitsMs = defaultWaits,
): (occurrenceIds: Iterable<string>) => void {
  const changedIds = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function revalidateChanged(): Promise<void> {
    const ids = [...changedIds];
    // Cleared before the query, because a session may change again meanwhile.
    changedIds.clear();
    timer = undefined;
    try {
      services.revalidate(await timetableTags(db, ids));
    } catch (err) {
      log.warn({ err, againInMs: waitsMs.again }, 'could not find out which timetables changed');
      note(ids, waitsMs.again);
    }
  }

  function note(ids: Iterable<string>, waitMs: number): void {
    for (const id of ids) changedIds.add(id);
    timer ??= setTimeout(() => void revalidateChanged(), waitMs).unref();
  }

  return (occurrenceIds) => note(occurrenceIds, waitsMs.gather);
}
