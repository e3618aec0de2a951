import type { $ZodRawIssue } from 'zod/v4/core';
import type { Translate } from '#lib/i18n/translate.ts';

/** Custom validation rules that concern more than one value, by their name in the schema. */
const ruleKeys = {
  typedTwice: 'customers.errors.mismatch',
  born: 'customers.errors.datePast',
  pin: 'customers.errors.pin',
} as const;

const isRule = (rule: unknown): rule is keyof typeof ruleKeys =>
  typeof rule === 'string' && Object.hasOwn(ruleKeys, rule);

/** What is wrong with a field of an account's form, in the visitor's language. Given to its resolver as error map. */
export function problemText(issue: $ZodRawIssue, t: Translate): string {
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1
        ? t('customers.errors.required')
        : t('customers.errors.tooShort', { minimum: Number(issue.minimum) });
    case 'too_big':
      return t('customers.errors.tooLong', { maximum: Number(issue.maximum) });
    case 'invalid_format':
      return t(issue.format === 'date' ? 'customers.errors.date' : 'customers.errors.email');
    case 'custom': {
      const rule: unknown = issue.params?.rule;
      return t(isRule(rule) ? ruleKeys[rule] : 'customers.errors.required');
    }
    default:
      return t('customers.errors.required');
  }
}
