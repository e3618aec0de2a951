import { isBundledOnly } from '#components/booking/lines/availability-tag.ts';
import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';

export type CampSession = Pick<
  ScheduleOccurrence,
  'id' | 'startsAt' | 'endsAt' | 'bookableAction' | 'capacity' | 'price' | 'waitlistOffer'
>;

/** Whether a session may be ticked: it lies ahead and its action is book. */
export const isChoosable = (session: CampSession, now: Date): boolean =>
  session.bookableAction?.action === 'book' && !hasStarted(session, now);

/**
 * Whether a session blocks booking the entire camp. One that is sold only with its camp does not, as long as it has
 * places left.
 */
export const isUnavailable = (session: CampSession, now: Date): boolean => {
  if (isChoosable(session, now)) return false;
  const bookable = session.bookableAction;
  const goesWithCamp =
    bookable !== null && bookable.action === null && isBundledOnly(bookable) && session.capacity.available > 0;
  return !goesWithCamp || hasStarted(session, now);
};
