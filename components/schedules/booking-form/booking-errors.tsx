'use client';

import { useTranslations } from 'next-intl';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import type { FormField } from './values/form-fields.ts';

/** A field whose value is not valid. */
export interface FieldFault extends FormField {
  message: string;
}

type BookingErrorsProps = {
  faults: readonly FieldFault[];
  /** How often the form was submitted: the summary takes the focus once for each. */
  attempt: number;
};

/** The error summary of a booking form, each error linked to its field. */
export const BookingErrors = ({ faults, attempt }: BookingErrorsProps) => {
  const t = useTranslations('camps');
  if (faults.length === 0) return null;
  const problems = faults.map(({ fieldId, name, message }) => ({
    fieldId,
    message: name === null ? message : `${name}: ${message}`,
  }));
  return <ErrorSummary key={attempt} title={t('problems', { count: problems.length })} problems={problems} />;
};
