'use client';

import { useTranslations } from 'next-intl';
import type { BookingState } from '#components/schedules/model/booking-state.ts';
import type { RefusedFields } from '#components/schedules/model/questions/refused-fields.ts';
import { ErrorSummary, type FieldProblem } from '#components/ui/form/error-summary.tsx';
import type { Extra } from '#contract/schedules.ts';
import { extraFieldId, questionFieldId, sessionFieldId, waiverFieldId } from './field-ids.ts';

type RefusedSummaryProps = {
  fields: RefusedFields;
  attempt: number;
  dates: BookingState['dates'];
  extras: readonly Extra[];
  nameOf: (questionId: number) => string;
};

/** The error summary of the server's validation errors, each linked to its field. */
export const RefusedSummary = ({ fields, attempt, dates, extras, nameOf }: RefusedSummaryProps) => {
  const t = useTranslations('camps');
  const [session] = dates?.choice.preselected ?? [];
  const questions = Object.entries(fields.questions).map(([id, message]): FieldProblem => ({
    fieldId: questionFieldId(Number(id)),
    message: `${nameOf(Number(id))}: ${message}`,
  }));
  const ofExtras = extras.flatMap(({ name, pricingOptionId }): FieldProblem[] => {
    const message = fields.extras[pricingOptionId];
    return message === undefined ? [] : [{ fieldId: extraFieldId(pricingOptionId), message: `${name}: ${message}` }];
  });
  const problems: FieldProblem[] = [
    ...questions,
    ...ofExtras,
    ...(fields.sessions === null ? [] : [{ fieldId: session && sessionFieldId(session), message: fields.sessions }]),
    ...(fields.waiver === null ? [] : [{ fieldId: waiverFieldId, message: fields.waiver }]),
  ];
  if (problems.length === 0) return null;
  return <ErrorSummary key={attempt} title={t('problems', { count: problems.length })} problems={problems} />;
};
