import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { AnySchedule } from './schedule.ts';

const withoutAge = (action: BookableAction): BookableAction =>
  action.reason === 'age' ? { ...action, action: 'book', message: null, reason: null } : action;

/**
 * A camp or course as it is for whoever is of its age: its dates stay in view while nobody is chosen, also for a parent
 * who is not.
 */
export const forAnyAge = <Schedule extends AnySchedule>(schedule: Schedule): Schedule => ({
  ...schedule,
  bookableAction: withoutAge(schedule.bookableAction),
  occurrences: schedule.occurrences.map((session) => ({
    ...session,
    bookableAction: session.bookableAction && withoutAge(session.bookableAction),
  })),
});
