import type { BundleLine } from '#backend/cart/lines/line.ts';
import type { FieldErrors } from '#backend/cart/pricing/field-errors.ts';
import { checkAnswers } from '#backend/questions/check-answers.ts';
import { limitQuantity } from '#backend/schedules/extras.ts';
import type { AddItem } from '#contract/cart/add-item.ts';

/** Errors for camp-only fields on other items (docs/product.md#camp-booking). */
export function campFieldErrors({ bookingFullCamp, campOccurrenceIds }: AddItem): FieldErrors {
  return {
    ...(bookingFullCamp !== undefined && { booking_full_camp: ['Only for camps'] }),
    ...(campOccurrenceIds !== undefined && { camp_occurrence_ids: ['Only for camps'] }),
  };
}

function choiceErrors({ item, sessions, schedule }: BundleLine): FieldErrors {
  if (schedule.bookingType === 'courses') return campFieldErrors(item);
  const { bookingFullCamp, campOccurrenceIds } = item;
  if (bookingFullCamp === undefined) return { booking_full_camp: ['Required'] };
  if (bookingFullCamp) {
    return campOccurrenceIds === undefined
      ? {}
      : { camp_occurrence_ids: ['Must be left out when booking the full camp'] };
  }
  if (campOccurrenceIds === undefined || campOccurrenceIds.length === 0)
    return { camp_occurrence_ids: ['Please select at least one session'] };
  const isKnown = campOccurrenceIds.every((id) => sessions.some((session) => session.id === id));
  return isKnown ? {} : { camp_occurrence_ids: ['Must be sessions of this camp'] };
}

function extrasErrors({ item, extras }: BundleLine): FieldErrors {
  const errors: FieldErrors = {};
  const request = item.extras ?? [];
  for (const [position, { pricingOptionId, quantity }] of request.entries()) {
    const at = `extras.${position}`;
    const extra = extras.find((one) => one.pricingOptionId === pricingOptionId);
    const isRepeated = request.findIndex((one) => one.pricingOptionId === pricingOptionId) < position;
    if (extra === undefined) errors[`${at}.pricing_option_id`] = ['Must be one of the extras offered here'];
    else if (isRepeated) errors[`${at}.pricing_option_id`] = ['Must be given once'];
    else if (quantity > limitQuantity(extra)) errors[`${at}.quantity`] = [stockText(limitQuantity(extra))];
  }
  return errors;
}

/** The error text when this quantity of an extra is not available. */
export function stockText(most: number): string {
  return most === 0 ? 'Sold out' : `Must be at most ${most}`;
}

function answerErrors({ item, questions }: BundleLine): FieldErrors {
  const errors: FieldErrors = {};
  for (const [id, text] of checkAnswers(questions, item.customQuestionAnswers ?? []).errors) {
    errors[`custom_question_answers.${id}`] = [text];
  }
  return errors;
}

/** Validates a camp or course item. Returns errors by field path within the item (docs/product.md#adding-items). */
export function bundleErrors(line: BundleLine): FieldErrors {
  const quantityErrors: FieldErrors = line.item.quantity > 1 ? { quantity: ['Must be 1'] } : {};
  return { ...quantityErrors, ...choiceErrors(line), ...answerErrors(line), ...extrasErrors(line) };
}
