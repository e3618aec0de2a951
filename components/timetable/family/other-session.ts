import type { QueryClient } from '@tanstack/react-query';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { sortByStart } from '#components/timetable/model/timetable-sort.ts';
import { daySessionsQuery, getSubject } from '#components/timetable/queries.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { BookableReason } from '#contract/timetable/bookable-action.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { ageIn } from './class-choices.ts';
import type { Refused } from './refused.ts';

/** How many sessions are asked about for one person. */
const maxRequests = 5;

/** Refusals that hold for everybody. */
const forNobody: readonly (BookableReason | null | undefined)[] = [
  'not_available',
  'venue_closed',
  'started',
  'not_yet_open',
  'closed',
  'not_individually',
  'full',
];

/** The day of a timetable and the six days after it on which something is left, YYYY-MM-DD. */
function getWeek({ date, openDates }: TimetableDay): string[] {
  const last = daysAfter(date, 6);
  return [date, ...openDates.filter((open) => open > date && open <= last)];
}

const isOpen = ({ capacity, bookableAction }: OccurrenceSummary): boolean =>
  capacity.available > 0 && !forNobody.includes(bookableAction?.reason);

/**
 * The next session of the same activity that somebody can book in place of this one, on its day or within the week after
 * it; null without one. `isSame`: of the same name, else for their age. Throws an `ApiError`.
 */
export async function findOther(
  client: QueryClient,
  { day, session, person, now }: Refused,
  isSame: boolean,
): Promise<OccurrenceSummary | null> {
  let requestCount = 0;
  for (const date of getWeek(day)) {
    const sessions = await client.fetchQuery(daySessionsQuery(browserApi, { ...getSubject(day), date }));
    const alternatives = sortByStart(sessions).filter(
      (other) =>
        other.id !== session.id &&
        // One without ages is not made for theirs, although they might come.
        (isSame ? other.templateName === session.templateName : other.ages !== null) &&
        isOpen(other) &&
        !hasStarted(other, now) &&
        ageIn(other, person.dateOfBirth).problem === null,
    );
    for (const other of alternatives) {
      if (requestCount === maxRequests) return null;
      requestCount += 1;
      const input = { params: { id: other.id }, query: { selectedUserId: person.id } };
      const activity = await client.fetchQuery(operationQuery(browserApi, 'getActivity', input));
      if (activity.bookableAction?.action === 'book') return other;
    }
  }
  return null;
}
