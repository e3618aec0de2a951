import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

type Start = Pick<OccurrenceSummary, 'templateName' | 'startsAt' | 'endsAt'>;

/** The name of a session that people are let into at several starts, from when until when it is, and how many they are. */
export function intervalLabels(sessions: readonly Start[]) {
  const [first] = sessions;
  const ends = sessions.map(({ endsAt }) => endsAt.local).toSorted();
  return {
    name: first?.templateName ?? '',
    start: getClock(first?.startsAt.local ?? ''),
    end: getClock(ends.at(-1) ?? ''),
    count: sessions.length,
  };
}

/** Sessions that stand together in a list: those of one interval, or those between. */
export interface IntervalRun<Session> {
  /** Null where they have nothing in common. */
  intervalKey: string | null;
  sessions: Session[];
}

interface Timed {
  intervalKey: string | null;
}

/**
 * Splits a list into runs: the starts at which people are let into one session (`interval_key`) stand together where the
 * first of them stands. A start that is alone in the list is one of the others (docs/product.md#timetables).
 */
export function getIntervalRuns<Session extends Timed>(sessions: readonly Session[]): IntervalRun<Session>[] {
  const getKey = ({ intervalKey }: Session) =>
    intervalKey !== null && sessions.filter((other) => other.intervalKey === intervalKey).length > 1
      ? intervalKey
      : null;
  const runs: IntervalRun<Session>[] = [];
  for (const session of sessions) {
    const intervalKey = getKey(session);
    const last = runs.at(-1);
    const run = intervalKey === null ? last : runs.find((one) => one.intervalKey === intervalKey);
    if (run?.intervalKey === intervalKey) run.sessions.push(session);
    else runs.push({ intervalKey, sessions: [session] });
  }
  return runs;
}
