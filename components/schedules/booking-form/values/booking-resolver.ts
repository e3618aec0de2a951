import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { $ZodRawIssue } from 'zod/v4/core';
import { answerRuleKeys, askedQuestions } from '#components/booking/questions/questions.ts';
import type { ReadBooking } from '#components/schedules/booking-form/read-booking.ts';
import { bookingForm } from '#contract/activities/forms/booking.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { BookingValues } from './booking-values.ts';

/** The message of each rule of the form. */
const ruleKeys = {
  ...answerRuleKeys,
  sessions: 'camps.problem.sessions',
  waiver: 'camps.refusal.waiver',
} as const;

const isRule = (rule: unknown): rule is keyof typeof ruleKeys =>
  typeof rule === 'string' && Object.hasOwn(ruleKeys, rule);

function getKey(issue: $ZodRawIssue) {
  const rule: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
  return isRule(rule) ? ruleKeys[rule] : ruleKeys.required;
}

/** The form's schema for those who are coming. */
const getSchema = ({ booking: { people, dates }, agreement }: ReadBooking) =>
  bookingForm({
    people: people.map(({ id, schedule }) => ({
      id: id ?? 0,
      questions: askedQuestions(schedule.customQuestionSections),
    })),
    needsDate: dates?.type === 'individual' && dates.choice.preselected.length > 0,
    agreement,
  });

/** The values with what stands in the fields until somebody changes it: an answer that is not given yet, and the dates. */
const getEntered = (values: BookingValues, { people, dates }: ReadBooking['booking']): BookingValues => ({
  ...values,
  answers: Object.fromEntries(people.map(({ id, answers }) => [id ?? 0, answers])),
  sessions: dates?.chosen ?? null,
});

/** Validates a booking form: the questions of everybody who is coming, the dates and the waiver. */
export const bookingResolver =
  (read: (values: BookingValues) => ReadBooking, t: Translate): Resolver<BookingValues> =>
  (values, context, options) => {
    const current = read(values);
    const resolve = zodResolver(getSchema(current), { error: (issue) => t(getKey(issue)) }, { raw: true });
    return resolve(getEntered(values, current.booking), context, options);
  };
