import { checkRules } from '#sandbox/opayo/check-rules.ts';
import type { FieldError } from '#sandbox/opayo/errors.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import { brandRule, cardRules } from './card-rules.ts';

/** Everything wrong with card details at a moment in time. */
export function checkCard(body: Body, time: number): FieldError[] {
  const errors = checkRules(cardRules(time), body);
  return errors.some(({ property }) => property === brandRule.property)
    ? errors
    : [...errors, ...checkRules([brandRule], body)];
}
