import { brandRule, cardRules } from './card-rules.ts';
import { checkRules } from './check-rules.ts';
import type { FieldError } from './errors.ts';
import type { Body } from './json-body.ts';

/** Everything wrong with card details at a moment in time. */
export function checkCard(body: Body, time: number): FieldError[] {
  const errors = checkRules(cardRules(time), body);
  return errors.some(({ property }) => property === brandRule.property)
    ? errors
    : [...errors, ...checkRules([brandRule], body)];
}
