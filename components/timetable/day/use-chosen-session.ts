'use client';

import { useState } from 'react';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import { sortByStart } from '#components/timetable/model/timetable-sort.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

/**
 * The sessions in order and the chosen one: the first to come with places left until another is chosen. Places are
 * everybody's, so that the choice does not jump when a person's own timetable arrives.
 */
export const useChosenSession = (input: readonly OccurrenceSummary[], now: Date) => {
  const [chosenId, choose] = useState<OccurrenceSummary['id'] | null>(null);
  const sessions = sortByStart(input);
  const coming = sessions.find((session) => !hasStarted(session, now) && session.capacity.available > 0);
  const chosen = sessions.find(({ id }) => id === chosenId) ?? coming ?? sessions.at(-1);
  return { sessions, chosen, choose };
};
