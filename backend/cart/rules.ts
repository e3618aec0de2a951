import type { BookableAction } from '../../contract/timetable.ts';
import { Refusal } from '../failure.ts';
import type { Line, SessionLine } from './line.ts';

export type FieldErrors = Record<string, string[]>;

interface Buyer {
  /** The account holder; null at the counter. */
  ownerId: number | null;
  /** Whether a person has signed that waiver, or done that induction, before. */
  isMet: (userId: number | null, restrictionId: string) => boolean;
}

function isWaiverMissing({ item, found, forUserId }: SessionLine, { isMet }: Buyer): boolean {
  const { prePurchaseWaiverId: waiver, prePurchaseInductionId: induction, restrictionCriteria } = found.row;
  if (waiver === null || item.activityRestrictionIds?.includes(waiver) === true || isMet(forUserId, waiver)) return false;
  return !(restrictionCriteria === 'any' && induction !== null && isMet(forUserId, induction));
}

function sessionErrors(line: SessionLine, buyer: Buyer): FieldErrors {
  const { index, item, found, ticket, isV2 } = line;
  const at = `items.${index}`;
  const errors: FieldErrors = {};
  const isTicketed = found.row.bookingType === 'ticketed';
  if (!isTicketed && item.quantity > 1) errors[`${at}.quantity`] = ['Must be at most 1'];
  if (isTicketed && isV2 && ticket === null) errors[`${at}.pricing_option_id`] = ['Required'];
  if (isWaiverMissing(line, buyer)) errors[`${at}.activity_restriction_ids`] = ['Agree to waiver'];
  item.extraOptions?.forEach((extra, position) => {
    if (ticket?.extras.some(({ pricingOptionId }) => pricingOptionId === extra.pricingOptionId) !== true) {
      errors[`${at}.extra_options.${position}.pricing_option_id`] = ['Must be one of the extras of this ticket'];
    }
  });
  return errors;
}

/** What is wrong with one line by rule (API 2.8); the caller reports those of all lines together. */
export function lineErrors(line: Line, buyer: Buyer): FieldErrors {
  const { index, item, forUserId } = line;
  const at = `items.${index}`;
  const errors: FieldErrors = line.kind === 'session' ? sessionErrors(line, buyer) : {};
  const isForAnother = forUserId !== null && buyer.ownerId !== null && forUserId !== buyer.ownerId;
  if (isForAnother && item.quantity > 1) errors[`${at}.quantity`] = ['Must be 1 when booking for another person'];
  if (item.extras !== undefined) errors[`${at}.extras`] = ['Only for camps and courses'];
  if (item.customQuestionAnswers !== undefined) {
    errors[`${at}.custom_question_answers`] = ['Only for camps and courses'];
  }
  return errors;
}

/** The refusal of an add that follows from what the session offers this person; null when it may be booked. */
export function refusalOf(action: BookableAction, index: number): Refusal | null {
  const details = { itemIndex: index, ...(action.reason !== null && { reason: action.reason }) };
  switch (action.action) {
    case 'book':
      return null;
    case 'cancel_booking':
      return new Refusal('already_booked', { details });
    case 'cancel_reservation':
      return new Refusal('already_in_basket', { details });
    case 'join_waitlist':
    case 'leave_waitlist':
      return new Refusal('session_full', { details });
    case null:
      return refusalOfReason(action, details);
  }
}

function refusalOfReason({ reason, message }: BookableAction, details: Record<string, unknown>): Refusal {
  const text = message === null ? {} : { message };
  switch (reason) {
    case 'full':
      return new Refusal('session_full', { details });
    case 'already_booked':
      return new Refusal('already_booked', { details });
    case 'busy':
      return new Refusal('clash', { details });
    case 'barred':
      return new Refusal('booking_disabled', { details });
    case 'restriction_unmet':
      return new Refusal('restriction_unmet', { ...text, details });
    default:
      return new Refusal('not_bookable', { ...text, details });
  }
}
