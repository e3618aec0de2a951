import { getRequiredWaivers } from '#backend/cart/checks/attendee-waivers.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { checkAnswers } from '#backend/questions/check-answers.ts';
import type { StoredAnswers } from '#backend/questions/read-answers.ts';
import type { NewQuestionWaiver } from '#contract/activities/question-waivers.ts';
import { isBorn } from '#contract/rules/onboarding.ts';
import type { Waiver } from './read-waivers.ts';

/** A waiver to be stored. */
export interface CheckedWaiver {
  input: NewQuestionWaiver;
  waiver: Waiver;
  answers: StoredAnswers;
}

interface Checking {
  waivers: ReadonlyMap<string, Waiver>;
  /** The lines of the basket. */
  rows: readonly ItemRow[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Whom a waiver is for, so that two of the same person at the same line are one. */
function getName({ restrictionId, cartItemId, attendee: { firstName, lastName, dateOfBirth } }: NewQuestionWaiver) {
  return JSON.stringify([restrictionId, cartItemId, firstName.toLowerCase(), lastName.toLowerCase(), dateOfBirth]);
}

/** Checks waivers against what their lines and they themselves ask for. Throws `validation_failed` with all errors. */
export function checkNewWaivers(inputs: readonly NewQuestionWaiver[], checking: Checking): CheckedWaiver[] {
  const { waivers, rows, today } = checking;
  const required = getRequiredWaivers(rows);
  const errors: Record<string, string[]> = {};
  const names = inputs.map(getName);
  const checked = inputs.flatMap((input, index): CheckedWaiver[] => {
    const { restrictionId, cartItemId, attendee, answers = [] } = input;
    const waiver = waivers.get(restrictionId);
    if (waiver === undefined) throw new DomainError('not_found');
    const isHere = required.some((line) => line.cartItemId === cartItemId && line.restrictionId === restrictionId);
    if (cartItemId !== undefined && !isHere)
      errors[`waivers.${index}.restriction_id`] = ['This waiver is not needed here'];
    if (attendee.dateOfBirth !== undefined && !isBorn(attendee.dateOfBirth, today))
      errors[`waivers.${index}.attendee.date_of_birth`] = ['Must be a date in the past'];
    if (names.indexOf(names[index] ?? '') < index)
      errors[`waivers.${index}.attendee.first_name`] = ['Each person agrees once'];
    const { errors: wrong, answers: right } = checkAnswers(waiver.sections, answers);
    for (const [id, text] of wrong) errors[`waivers.${index}.custom_question_answers.${id}`] = [text];
    return [{ input, waiver, answers: right }];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return checked;
}
