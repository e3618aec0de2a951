import { priceSessions } from '../cart/operations/price-sessions.ts';
import { answerActivityQuestions } from '../questions/operations/answer-activity-questions.ts';
import { answerOccurrenceQuestions } from '../questions/operations/answer-occurrence-questions.ts';
import { getActivity } from '../timetable/operations/get-activity.ts';
import { listActivityDates } from '../timetable/operations/list-activity-dates.ts';
import { listActivitySlots, listActivitySlotsV2 } from '../timetable/operations/list-activity-slots.ts';
import { listActivityTimes, listActivityTimesV2 } from '../timetable/operations/list-activity-times.ts';
import { listActivityTimetable, listActivityTimetableV2 } from '../timetable/operations/list-activity-timetable.ts';
import { listTickets } from '../timetable/operations/list-tickets.ts';
import { priceTicket } from '../timetable/operations/price-ticket.ts';

export const timetableOperations = {
  listActivityDates,
  listActivityTimes,
  listActivityTimesV2,
  listActivityTimetable,
  listActivityTimetableV2,
  listActivitySlots,
  listActivitySlotsV2,
  getActivity,
  listTickets,
  priceTicket,
  answerActivityQuestions,
  answerOccurrenceQuestions,
  priceSessions,
};
