import type { BookableAction, BookableReason } from '#contract/timetable/bookable-action.ts';
import type { CampBookingType, CampChoice } from './camp-choice.ts';

/** The reason why the form cannot be submitted, shown as the button's label (docs/product.md#booking-button). */
export type BookingRefusal =
  | { kind: 'people' | 'unread' | 'waiver' | 'sessions' | 'reserved' | 'booked' | 'started' | 'full' | 'fields' }
  | { kind: 'server'; message: string; reason: BookableReason | null };

export interface Attempt {
  action: BookableAction | null;
  /** True as well when there is no waiver. */
  isWaiverAgreed: boolean;
  isFormValid: boolean;
}

export interface CampAttempt extends Attempt {
  type: CampBookingType;
  choice: CampChoice;
  /** How many sessions are ticked. */
  chosen: number;
}

export interface CourseAttempt extends Attempt {
  hasStarted: boolean;
  /** Of the course: whether it may still be booked once it has begun. */
  allowCustomerBookCourseAfterStart: boolean;
}

/** The refusals that follow from the bookable action alone, in this order (docs/product.md#booking-button). */
const byAction = (action: BookableAction | null): BookingRefusal | null => {
  if (action === null || action.action === 'book') return null;
  if (action.action === 'cancel_reservation') return { kind: 'reserved' };
  if (action.action === 'cancel_booking') return { kind: 'booked' };
  return action.message === null
    ? { kind: 'full' }
    : { kind: 'server', message: action.message, reason: action.reason };
};

/** A customer who has booked some sessions of a camp may book more of them. */
const mayBookMore = ({ action, type, chosen }: CampAttempt): boolean =>
  type === 'individual' &&
  chosen > 0 &&
  (action?.action === 'cancel_booking' || action?.action === 'cancel_reservation');

/** Why a camp cannot be put into the basket yet; null when it can. */
export const campRefusal = (attempt: CampAttempt): BookingRefusal | null => {
  const { action, type, choice, chosen, isWaiverAgreed, isFormValid } = attempt;
  const isNoneChosen = type === 'individual' && chosen === 0;
  if (!isWaiverAgreed) return { kind: 'waiver' };
  if (isNoneChosen && choice.preselected.length > 0) return { kind: 'sessions' };
  const refused = mayBookMore(attempt) ? null : byAction(action);
  if (refused) return refused;
  if (isNoneChosen || (type === 'full' && choice.isEntireDisabled)) return { kind: 'full' };
  return isFormValid ? null : { kind: 'fields' };
};

/** Why a course cannot be put into the basket yet; null when it can. */
export const courseRefusal = (attempt: CourseAttempt): BookingRefusal | null => {
  if (!attempt.isWaiverAgreed) return { kind: 'waiver' };
  const refused = byAction(attempt.action);
  if (refused) return refused;
  if (attempt.hasStarted && !attempt.allowCustomerBookCourseAfterStart) return { kind: 'started' };
  return attempt.isFormValid ? null : { kind: 'fields' };
};
