import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { $ZodRawIssue } from 'zod/v4/core';
import { answerRuleKeys } from '#components/booking/questions/questions.ts';
import { attendeesForm, type AttendeesRules, type AttendeesValues } from '#contract/activities/forms/attendees.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The message of each rule of the form. */
const ruleKeys = { ...answerRuleKeys, born: 'attendees.error.dateOfBirth', agree: 'attendees.error.agree' } as const;
const names = ['firstName', 'lastName'] as const;

const isRule = (rule: unknown): rule is keyof typeof ruleKeys =>
  typeof rule === 'string' && Object.hasOwn(ruleKeys, rule);

function getKey(issue: $ZodRawIssue) {
  const rule: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
  if (isRule(rule)) return ruleKeys[rule];
  const name = names.find((one) => one === issue.path?.at(-1));
  return name === undefined ? ruleKeys.required : (`attendees.error.${name}` as const);
}

/** Validates the form of a line with the API's rules. */
export const lineResolver =
  (rules: AttendeesRules, t: Translate): Resolver<AttendeesValues> =>
  (values, context, options) => {
    const resolve = zodResolver(attendeesForm(rules), { error: (issue) => t(getKey(issue)) }, { raw: true });
    return resolve(values, context, options);
  };
