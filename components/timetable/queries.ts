import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import type { TimetableDay } from './model/timetable-day.ts';

/** One activity on one day at one venue. */
export interface DaySubject {
  venue: string;
  activity: string;
  /** YYYY-MM-DD at the venue. */
  date: string;
  /** The API version for that day (docs/product.md#v1-and-v2). */
  isV2: boolean;
}

const getInput = ({ venue, activity, date }: DaySubject) => ({ params: { venue, activity }, query: { date } });

/** The sessions of a day. */
export const daySessionsQuery = (call: Call, subject: DaySubject) =>
  operationQuery<'listActivityTimetable' | 'listActivityTimetableV2'>(
    call,
    subject.isV2 ? 'listActivityTimetableV2' : 'listActivityTimetable',
    getInput(subject),
  );

/** The slots of a day: one for each court and time. */
export const daySlotsQuery = (call: Call, subject: DaySubject) =>
  operationQuery<'listActivitySlots' | 'listActivitySlotsV2'>(
    call,
    subject.isV2 ? 'listActivitySlotsV2' : 'listActivitySlots',
    getInput(subject),
  );

/** The tickets of each session of a day. */
export const dayTicketsQuery = (call: Call, { venue, activity, date }: DaySubject) =>
  operationQuery(call, 'listTickets', { params: { venue, category: activity, activity }, query: { date } });

/** How many days before and after a day are looked through for what its sessions do not name. */
const daysAround = 7;

/** What the sessions of a kind can be filtered by, at all venues, in the weeks around a day. */
export const occurrenceFiltersQuery = (call: Call, { date, kind }: Pick<TimetableDay, 'date' | 'kind'>) =>
  operationQuery(call, 'listOccurrenceFilters', {
    query: {
      startsAfter: `${daysAfter(date, -daysAround)} 00:00:00`,
      startsBefore: `${daysAfter(date, daysAround + 1)} 00:00:00`,
      bookingTypes: [kind],
    },
  });

/** One session with its description. */
export const sessionQuery = (call: Call, id: number | string) =>
  operationQuery(call, 'getActivity', { params: { id } });

/** The subject of a timetable page. */
export const getSubject = ({ venue, activity, date, isV2 }: TimetableDay): DaySubject => ({
  venue: venue.slug,
  activity: activity.slug,
  date,
  isV2,
});
