import type { Dependencies } from '#backend/context.ts';
import { timetableTags } from './timetable-tags.ts';

type Deps = Pick<Dependencies, 'db' | 'log' | 'services'>;

/** In milliseconds. A session that everybody books is told of twice a second, and not for every booking. */
const defaultWaits = { gather: 500, again: 5_000 };

/**
 * Makes what tells the web which cached timetables show places that changed. Neither waits nor throws; while the
 * database doesn't say which they are, it is asked again.
 */
export function createTellWeb(
  { db, log, services }: Deps,
  waits = defaultWaits,
): (occurrenceIds: Iterable<string>) => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    const ids = [...changed];
    // One may change again while its timetable is looked up.
    changed.clear();
    timer = undefined;
    try {
      services.revalidate(await timetableTags(db, ids));
    } catch (err) {
      log.warn({ err, againInMs: waits.again }, 'could not find out which timetables changed');
      note(ids, waits.again);
    }
  }

  function note(ids: Iterable<string>, waitMs: number): void {
    for (const id of ids) changed.add(id);
    timer ??= setTimeout(() => void tell(), waitMs).unref();
  }

  return (occurrenceIds) => note(occurrenceIds, waits.gather);
}
