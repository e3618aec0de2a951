import { hasStarted } from '#components/booking/model/timetable-now.ts';
import { inPart, type PartChoice } from '#components/timetable/model/day-part-choice.ts';
import { sortByStart } from '#components/timetable/model/timetable-sort.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export interface Choosing {
  now: Date;
  /** The part of the day that is shown. */
  part: PartChoice;
  chosenId: OccurrenceSummary['id'] | null;
}

/**
 * The sorted sessions and the chosen one of those in the shown part; the default is the next with places left. Places left do
 * not depend on the user, so that the default stays the same when the user's own timetable replaces the cached one.
 */
export const chosenSession = (input: readonly OccurrenceSummary[], { now, part, chosenId }: Choosing) => {
  const sessions = sortByStart(input);
  const shown = sessions.filter((session) => inPart(session, part));
  const coming = shown.find((session) => !hasStarted(session, now) && session.capacity.available > 0);
  const chosen = shown.find(({ id }) => id === chosenId) ?? coming ?? shown.at(-1);
  return { sessions, chosen };
};
