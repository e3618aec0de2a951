import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import { isCamp, type AnySchedule } from './schedule.ts';

/** The server says an age first, so that what is full besides is known by its places. */
const withoutAge = (action: BookableAction, hasPlaces: boolean): BookableAction => {
  if (action.reason !== 'age') return action;
  return { ...action, action: hasPlaces ? 'book' : null, message: null, reason: hasPlaces ? null : 'full' };
};

/**
 * A camp or course as it is for whoever is of its age: its dates stay in view while nobody is chosen, also for a parent
 * who is not. Of a camp some date may have places, of a course all to come must.
 */
export const forAnyAge = <Schedule extends AnySchedule>(schedule: Schedule): Schedule => {
  const occurrences = schedule.occurrences.map((session) => ({
    ...session,
    bookableAction: session.bookableAction && withoutAge(session.bookableAction, session.capacity.available > 0),
  }));
  const hasPlaces = isCamp(schedule)
    ? occurrences.some(({ bookableAction }) => bookableAction?.action === 'book')
    : schedule.capacity.available > 0;
  return { ...schedule, bookableAction: withoutAge(schedule.bookableAction, hasPlaces), occurrences };
};
