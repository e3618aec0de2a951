import { useTranslations } from 'next-intl';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';

export interface AccountProblem {
  fieldId: string;
  /** Empty where the message names its field itself. */
  label: string;
  message: string;
}

/** The error summary of a form of the account: each problem with the name of its field, linked to it. */
export const ProblemSummary = ({ problems }: { problems: readonly AccountProblem[] }) => {
  const t = useTranslations('customers.register');
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={t('problems', { count: problems.length })}
      problems={problems.map(({ fieldId, label, message }) => ({
        fieldId,
        message: label === '' ? message : t('problem', { field: label, error: message }),
      }))}
    />
  );
};
