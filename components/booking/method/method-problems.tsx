import { Notice } from '#components/ui/feedback/notice.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { methodFieldId } from './account-fields.tsx';
import { methodFields, type MethodForm } from './use-method-values.ts';

interface MethodProblemsProps {
  method: MethodForm;
  /** The heading for so many problems. */
  title: (count: number) => string;
}

/** What is wrong with how a membership is to be paid, above its fields. */
export const MethodProblems = ({ method: { form, failure, attempt, isPending }, title }: MethodProblemsProps) => {
  const { errors } = form.formState;
  const problems = methodFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: methodFieldId(name), message }];
  });
  return (
    <>
      {problems.length > 0 && !isPending && (
        <ErrorSummary key={attempt} title={title(problems.length)} problems={problems} />
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
};
