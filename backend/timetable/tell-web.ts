import type { Ports } from '../context.ts';
import { timetableTags } from './timetable-tags.ts';

type Deps = Pick<Ports, 'db' | 'log' | 'services'>;

/** A session that everybody books is told of twice a second, and not for every booking. */
const gatherMs = 500;

/** Makes what tells the web which cached timetables show places that changed. Neither waits nor throws. */
export function createTellWeb({ db, log, services }: Deps, waitMs = gatherMs): (occurrenceIds: Iterable<string>) => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    const ids = [...changed];
    changed = new Set();
    timer = undefined;
    try {
      services.revalidate(await timetableTags(db, ids));
    } catch (err) {
      log.warn({ err }, 'could not find out which timetables changed');
    }
  }

  return (occurrenceIds) => {
    for (const id of occurrenceIds) changed.add(id);
    timer ??= setTimeout(() => void tell(), waitMs).unref();
  };
}
