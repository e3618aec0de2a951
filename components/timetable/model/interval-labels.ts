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
