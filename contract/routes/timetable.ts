import type { Route } from './route.ts';

/** Timetables, occurrences and their tickets. */
export const timetableRoutes = {
  listActivityDates: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity-category/{category}/dates',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimes: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/times',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimesV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/times',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimetable: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/timetable',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivityTimetableV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/timetable',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivitySlots: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/slots',
    who: 'anyone',
    cache: 'timetable',
  },
  listActivitySlotsV2: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity/{activity}/v2/slots',
    who: 'anyone',
    cache: 'timetable',
  },
  getActivity: { method: 'GET', base: 'activities', path: '/{id}', who: 'anyone', cache: 'timetable' },
  listTickets: {
    method: 'GET',
    base: 'activities',
    path: '/venue/{venue}/activity-category/{category}/activity/{activity}/tickets',
    who: 'anyone',
    cache: 'timetable',
  },
  priceTicket: {
    method: 'POST',
    base: 'activities',
    path: '/price/{venue}/ticket/{activityId}',
    who: 'anyone',
    cache: 'none',
  },
  answerActivityQuestions: {
    method: 'POST',
    base: 'activities',
    path: '/{activityId}/questions/answers',
    who: 'customer',
    cache: 'none',
  },
  answerOccurrenceQuestions: {
    method: 'POST',
    base: 'activities',
    path: '/occurrences/{id}/questions/answers',
    who: 'customer',
    cache: 'none',
  },
  priceSessions: { method: 'POST', base: 'activities', path: '/prices', who: 'customer', cache: 'none' },
} as const satisfies Record<string, Route>;
