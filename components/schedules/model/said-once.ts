import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { forAnyAge } from './for-any-age.ts';
import type { AnySchedule } from './schedule.ts';

/**
 * A camp or course whose sessions do not repeat what its page says once: for which ages it is, and why the whole cannot
 * be booked. Which sessions clash with others of the person is said at each.
 */
export function saidOnce<Schedule extends AnySchedule>(schedule: Schedule): Schedule {
  const shown = forAnyAge(schedule);
  const { action, message, reason } = shown.bookableAction;
  if (action !== null || message === null || reason === 'busy') return shown;
  const withoutRefusal = (refusal: BookableAction): BookableAction =>
    refusal.action === null && refusal.message === message ? { ...refusal, message: null, reason: null } : refusal;
  return {
    ...shown,
    occurrences: shown.occurrences.map((session) => ({
      ...session,
      bookableAction: session.bookableAction && withoutRefusal(session.bookableAction),
    })),
  };
}
