import { useEffect, useState } from 'react';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import { sortByStart } from '#components/timetable/model/timetable-sort.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

interface Choosing {
  now: Date;
  /** Whether a session is in the shown part of the day and fits the filters. */
  isShown: (session: OccurrenceSummary) => boolean;
  chosenId: OccurrenceSummary['id'] | null;
}

/**
 * The sorted sessions and the chosen one of those that are shown; the default is the next with places left. Places left do
 * not depend on the user, so that the default stays the same when the user's own timetable replaces the cached one.
 */
export const chosenSession = (input: readonly OccurrenceSummary[], { now, isShown, chosenId }: Choosing) => {
  const sessions = sortByStart(input);
  const shown = sessions.filter(isShown);
  const coming = shown.find((session) => !hasStarted(session, now) && session.capacity.available > 0);
  const chosen = shown.find(({ id }) => id === chosenId) ?? coming ?? shown.at(-1);
  return { sessions, chosen };
};

/** After so long a visitor looks at the session that is shown; before, the page may still be read anew, in milliseconds. */
const seenAfterMs = 2_000;

/**
 * The sorted sessions and the one that is shown (`chosenSession`). One that was not chosen stays, too, once somebody looks at
 * it: they may be about to choose its tickets when it is sold out.
 */
export function useShownSession(sessions: readonly OccurrenceSummary[], { chosenId, ...choosing }: Choosing) {
  const [isSeen, setSeen] = useState(false);
  const [keptId, keep] = useState<Choosing['chosenId']>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), seenAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const shown = chosenSession(sessions, { ...choosing, chosenId: chosenId ?? keptId });
  if (isSeen && shown.chosen !== undefined && shown.chosen.id !== keptId) keep(shown.chosen.id);
  return shown;
}
