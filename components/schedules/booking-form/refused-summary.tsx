'use client';

import { useTranslations } from 'next-intl';
import type { BookingState } from '#components/schedules/model/booking-state.ts';
import { ErrorSummary, type FieldProblem } from '#components/ui/form/error-summary.tsx';
import type { Extra } from '#contract/schedules.ts';
import { extraFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';
import type { FormErrors } from './form-errors.ts';

type RefusedSummaryProps = {
  errors: FormErrors;
  attempt: number;
  dates: BookingState['dates'];
  extras: readonly Extra[];
  /** The name of a question by the DOM id of its field. */
  nameOf: (fieldId: string) => string;
};

/** The error summary of the server's validation errors, each linked to its field. */
export const RefusedSummary = ({ errors, attempt, dates, extras, nameOf }: RefusedSummaryProps) => {
  const t = useTranslations('camps');
  const [session] = dates?.choice.preselected ?? [];
  const questions = Object.entries(errors.questions).map(([fieldId, message]): FieldProblem => ({
    fieldId,
    message: `${nameOf(fieldId)}: ${message}`,
  }));
  const ofExtras = extras.flatMap(({ name, pricingOptionId }): FieldProblem[] => {
    const message = errors.extras[pricingOptionId];
    return message === undefined ? [] : [{ fieldId: extraFieldId(pricingOptionId), message: `${name}: ${message}` }];
  });
  const problems: FieldProblem[] = [
    ...questions,
    ...ofExtras,
    ...(errors.sessions === null ? [] : [{ fieldId: session && sessionFieldId(session), message: errors.sessions }]),
    ...(errors.waiver === null ? [] : [{ fieldId: waiverFieldId, message: errors.waiver }]),
  ];
  if (problems.length === 0) return null;
  return <ErrorSummary key={attempt} title={t('problems', { count: problems.length })} problems={problems} />;
};
