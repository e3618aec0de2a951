import type { BundleLine } from '../cart/line.ts';
import type { FieldErrors } from '../cart/rules.ts';
import { checkAnswers } from '../questions/check-answers.ts';
import { mostOf } from '../schedules/extras.ts';

function choiceErrors({ item, sessions, schedule }: BundleLine): FieldErrors {
  if (schedule.bookingType === 'courses') return {};
  const { bookingFullCamp, campOccurrenceIds = [] } = item;
  if (bookingFullCamp === undefined) return { booking_full_camp: ['Required'] };
  if (bookingFullCamp) {
    return campOccurrenceIds.length > 0 ? { camp_occurrence_ids: ['Must be left out when booking the full camp'] } : {};
  }
  if (campOccurrenceIds.length === 0) return { camp_occurrence_ids: ['Please select at least one session'] };
  const isKnown = campOccurrenceIds.every((id) => sessions.some((session) => session.id === id));
  return isKnown ? {} : { camp_occurrence_ids: ['Must be sessions of this camp'] };
}

function extrasErrors({ item, extras }: BundleLine): FieldErrors {
  const errors: FieldErrors = {};
  const asked = item.extras ?? [];
  for (const [position, { pricingOptionId, quantity }] of asked.entries()) {
    const at = `extras.${position}`;
    const extra = extras.find((one) => one.pricingOptionId === pricingOptionId);
    const isRepeated = asked.findIndex((one) => one.pricingOptionId === pricingOptionId) < position;
    if (extra === undefined) errors[`${at}.pricing_option_id`] = ['Must be one of the extras offered here'];
    else if (isRepeated) errors[`${at}.pricing_option_id`] = ['Must be given once'];
    else if (quantity > mostOf(extra)) errors[`${at}.quantity`] = [stockText(mostOf(extra))];
  }
  return errors;
}

/** Why an extra can't be had so many times. */
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

/** What is wrong with a camp or course as it was asked for, by wire path within the item (API 2.8). */
export function bundleErrors(line: BundleLine): FieldErrors {
  const quantityErrors: FieldErrors = line.item.quantity > 1 ? { quantity: ['Must be 1'] } : {};
  return { ...quantityErrors, ...choiceErrors(line), ...answerErrors(line), ...extrasErrors(line) };
}
