import { bundleErrors, campFieldErrors } from '#backend/cart/bundles/bundle-rules.ts';
import { isWaiverMissing } from '#backend/cart/checks/attendee-waivers.ts';
import { getStandardAmount, getSessions, type Line, type SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import type { BookableAction } from '#contract/timetable/bookable-action.ts';
import type { FieldErrors } from './field-errors.ts';

/** The maximum total of a basket, minor units: far more than anybody books, and within what an order can store. */
export const maxBasketTotal = 10_000_000;

/** Error text of a line or basket above the maximum. */
export const tooMuchText = 'Comes to more than can be paid at once';

/** Throws `validation_failed` when a total is above the maximum. */
export function checkBasketTotal(total: number): void {
  if (total > maxBasketTotal) throw invalid({ cart: [tooMuchText] });
}

/** Reads the total of a basket whose lines have just changed, and checks it. */
export async function getCheckTotal(tx: Tx, cartId: number): Promise<void> {
  const { total } = await tx
    .selectFrom('cartItems')
    .where('cartId', '=', cartId)
    .select((row) => row.fn.sum<string | null>('lineTotal').as('total'))
    .executeTakeFirstOrThrow();
  checkBasketTotal(Number(total));
}

interface Buyer {
  /** The account holder; null at the counter. */
  ownerId: number | null;
  /** Whether a person has signed that waiver, or done that induction, before. */
  isMet: (userId: number | null, restrictionId: string) => boolean;
  /** Whether a membership covers a person now. */
  isCovered: (userId: number | null, membershipUserId: number) => boolean;
}

function sessionErrors({ item, found, ticket, isV2 }: SessionLine): FieldErrors {
  const errors: FieldErrors = {};
  const isTicketed = found.row.bookingType === 'ticketed';
  if (!isTicketed && item.quantity > 1) errors.quantity = ['Must be at most 1'];
  if (isTicketed && isV2 && ticket === null) errors.pricing_option_id = ['Required'];
  item.extraOptions?.forEach((extra, position) => {
    if (ticket?.extras.some(({ pricingOptionId }) => pricingOptionId === extra.pricingOptionId) !== true) {
      errors[`extra_options.${position}.pricing_option_id`] = ['Must be one of the extras of this ticket'];
    } else if (
      item.extraOptions?.findIndex(({ pricingOptionId }) => pricingOptionId === extra.pricingOptionId) !== position
    ) {
      errors[`extra_options.${position}.pricing_option_id`] = ['Must be given once'];
    }
  });
  return errors;
}

function errorsOfKind(line: Line): FieldErrors {
  if (line.kind === 'bundle') return bundleErrors(line);
  const errors = { ...campFieldErrors(line.item), ...(line.kind === 'session' && sessionErrors(line)) };
  if (line.item.extras !== undefined) errors.extras = ['Only for camps and courses'];
  if (line.item.customQuestionAnswers !== undefined) errors.custom_question_answers = ['Only for camps and courses'];
  return errors;
}

/**
 * Validates one line by the rules of docs/product.md#adding-items. The caller reports the errors of all lines together.
 */
export function lineErrors(line: Line, { ownerId, isMet, isCovered }: Buyer): FieldErrors {
  const { index, item, forUserId } = line;
  const errors = errorsOfKind(line);
  const signer = { forUserId, signed: item.activityRestrictionIds ?? [], isMet };
  if (getSessions(line).some((row) => isWaiverMissing(row, signer)))
    errors.activity_restriction_ids = ['Agree to waiver'];
  if (getStandardAmount(line) > maxBasketTotal) errors.quantity = [tooMuchText];
  const { membershipUserId } = item;
  if (membershipUserId !== undefined && !isCovered(forUserId, membershipUserId)) {
    errors.membership_user_id = ['Must be a membership of the person it is for'];
  }
  const isForAnother = forUserId !== null && ownerId !== null && forUserId !== ownerId;
  if (isForAnother && item.quantity > 1) errors.quantity = ['Must be 1 when booking for another person'];
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [`items.${index}.${path}`, texts]));
}

/** The domain error for a bookable action; null when the session may be booked. An add passes the index of its item. */
export function getRefusal(action: BookableAction, index?: number): DomainError | null {
  const details = {
    ...(index !== undefined && { itemIndex: index }),
    ...(action.reason !== null && { reason: action.reason }),
  };
  switch (action.action) {
    case 'book':
      return null;
    case 'cancel_booking':
      return new DomainError('already_booked', { details });
    case 'cancel_reservation':
      return new DomainError('already_in_basket', { details });
    case 'join_waitlist':
    case 'leave_waitlist':
      return new DomainError('session_full', { details });
    case null:
      return refusalOfReason(action, details);
  }
}

function refusalOfReason({ reason, message }: BookableAction, details: Record<string, unknown>): DomainError {
  const text = message === null ? {} : { message };
  switch (reason) {
    case 'full':
      return new DomainError('session_full', { details });
    case 'already_booked':
      return new DomainError('already_booked', { details });
    case 'busy':
      return new DomainError('clash', { details });
    case 'barred':
      return new DomainError('booking_disabled', { details });
    case 'restriction_unmet':
      return new DomainError('restriction_unmet', { ...text, details });
    default:
      return new DomainError('not_bookable', { ...text, details });
  }
}
