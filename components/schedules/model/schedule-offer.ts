import { hasStarted } from '#components/booking/model/timetable-now.ts';
import type { BookableReason, BookableAction } from '#contract/timetable/bookable-action.ts';
import { campChoice } from './camp-choice.ts';
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

/** The call to action of a camp's or course's page. */
export type ScheduleOffer =
  /** A link to the booking page: for the whole, for some dates, or for more of them. */
  | { kind: 'book' | 'dates' | 'more' }
  /** No link; the kind is the reason. */
  | { kind: 'reserved' | 'booked' | 'full' | 'started' | 'over' }
  | { kind: 'server'; message: string; reason: BookableReason | null };

const withoutBooking = ({ bookableAction: { action, message, reason } }: AnySchedule): ScheduleOffer => {
  if (action === 'cancel_reservation') return { kind: 'reserved' };
  if (action === 'cancel_booking') return { kind: 'booked' };
  return message === null || reason === 'full' ? { kind: 'full' } : { kind: 'server', message, reason };
};

/** Whether all of it has been. */
const isOver = ({ occurrences }: AnySchedule, now: Date): boolean =>
  occurrences.length > 0 && occurrences.every(({ endsAt }) => Date.parse(endsAt.utc) <= now.getTime());

/**
 * The offer of a camp or course at a given time, for whoever is of its age: a parent who is not books it for a child
 * (docs/product.md#ages).
 */
export const scheduleOffer = (offered: AnySchedule, now: Date): ScheduleOffer => {
  if (isOver(offered, now)) return { kind: 'over' };
  const schedule = forAnyAge(offered);
  const isBookable = schedule.bookableAction.action === 'book';
  if (!isCamp(schedule)) {
    if (isBookable && hasStarted(schedule, now) && !schedule.allowCustomerBookCourseAfterStart)
      return { kind: 'started' };
    return isBookable ? { kind: 'book' } : withoutBooking(schedule);
  }
  const { initialType, isEntireDisabled, isChooserDisabled, preselected } = campChoice(schedule, now);
  const hasSessions = !isChooserDisabled && preselected.length > 0;
  if (!isBookable)
    return hasSessions && schedule.bookableAction.action !== null ? { kind: 'more' } : withoutBooking(schedule);
  if (initialType === 'full') return isEntireDisabled ? { kind: 'full' } : { kind: 'book' };
  return hasSessions ? { kind: 'dates' } : { kind: 'full' };
};
