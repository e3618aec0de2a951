import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { observeQuery } from '#lib/query/observe-query.ts';

/** The queries of a day for its visitor, in a chunk of their own with the code of react-query. */
export const observeSessions = (day: TimetableDay) => observeQuery(daySessionsQuery(browserApi, getSubject(day)));

export const observeSlots = (day: TimetableDay) => observeQuery(daySlotsQuery(browserApi, getSubject(day)));

export const observeTickets = (day: TimetableDay) => observeQuery(dayTicketsQuery(browserApi, getSubject(day)));
