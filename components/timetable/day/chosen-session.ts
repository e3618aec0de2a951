import { hasStarted } from '#components/booking/model/timetable-now.ts';
import { sortByStart } from '#components/timetable/model/timetable-sort.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

/**
 * The sorted sessions and the chosen one of them; the default is the next with places left. Places left do not depend on the
 * user, so that the default stays the same when the user's own timetable replaces the cached one.
 */
export const chosenSession = (
  input: readonly OccurrenceSummary[],
  now: Date,
  chosenId: OccurrenceSummary['id'] | null,
) => {
  const sessions = sortByStart(input);
  const coming = sessions.find((session) => !hasStarted(session, now) && session.capacity.available > 0);
  const chosen = sessions.find(({ id }) => id === chosenId) ?? coming ?? sessions.at(-1);
  return { sessions, chosen };
};
