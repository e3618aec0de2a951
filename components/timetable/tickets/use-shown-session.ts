import { useEffect, useState } from 'react';
import { chosenSession, type Choosing } from '#components/timetable/day/chosen-session.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

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
