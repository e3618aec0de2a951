import { answerActivityQuestionsEndpoint, answerOccurrenceQuestionsEndpoint } from '#contract/activities/answering.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { timetableRoutes } from '#contract/routes/timetable.ts';
import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';
import { priceSessionsEndpoint } from '#contract/timetable/prices.ts';
import { listTicketsEndpoint, priceTicketEndpoint } from '#contract/timetable/tickets.ts';
import {
  listActivityDatesEndpoint,
  listActivitySlotsEndpoint,
  listActivitySlotsV2Endpoint,
  listActivityTimesEndpoint,
  listActivityTimesV2Endpoint,
  listActivityTimetableEndpoint,
  listActivityTimetableV2Endpoint,
} from '#contract/timetable/timetable.ts';

export const timetableEndpoints = {
  listActivityDates: listActivityDatesEndpoint,
  listActivityTimes: listActivityTimesEndpoint,
  listActivityTimesV2: listActivityTimesV2Endpoint,
  listActivityTimetable: listActivityTimetableEndpoint,
  listActivityTimetableV2: listActivityTimetableV2Endpoint,
  listActivitySlots: listActivitySlotsEndpoint,
  listActivitySlotsV2: listActivitySlotsV2Endpoint,
  getActivity: getActivityEndpoint,
  listTickets: listTicketsEndpoint,
  priceTicket: priceTicketEndpoint,
  answerActivityQuestions: answerActivityQuestionsEndpoint,
  answerOccurrenceQuestions: answerOccurrenceQuestionsEndpoint,
  priceSessions: priceSessionsEndpoint,
} satisfies Record<keyof typeof timetableRoutes, Endpoint>;
