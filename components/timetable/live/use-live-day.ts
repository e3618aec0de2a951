import { useEffect, useEffectEvent } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { timetableName } from '#contract/rules/timetable-name.ts';
import type { LiveEvent } from '#contract/timetable/live-places.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { followTimetable } from './follow-timetable.ts';
import { needsRead, patchSessions } from './patch-sessions.ts';

/** The time over which the reads of those who see the same change are spread, in milliseconds. */
const spreadMs = 4_000;

export type LiveQuery = Pick<PageQuery<OccurrenceSummary[]>, 'patch' | 'refresh'>;

/** Changes the sessions of a day as their places change; reads them only where the change does not say enough. */
export function useLiveDay(day: TimetableDay, query: LiveQuery): void {
  const { session } = useSession();
  const viewer = { isGuest: session?.loggedIn !== true };
  const name = timetableName({ venue: day.venue.slug, activity: day.activity.slug, date: day.date });
  const read = useEffectEvent(() => void query.refresh());
  const take = useEffectEvent((event: LiveEvent, readSoon: () => void) => {
    if ('isStale' in event) return readSoon();
    const { sessions: changed } = event;
    query.patch((sessions) => {
      if (needsRead(sessions, changed, viewer)) readSoon();
      return patchSessions(sessions, changed, viewer);
    });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, Math.random() * spreadMs);
    };
    const stop = followTimetable(name, { onEvent: (event) => take(event, readSoon), onPoll: () => read() });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [name]);
}
