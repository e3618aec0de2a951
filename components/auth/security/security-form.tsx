import { useMutation, type MutationOptions } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { SecondFactorValues } from '#contract/forms/second-factor.ts';
import { PanelActions } from './panel-actions.tsx';
import type { SecondFactorStep } from './second-factor-resolvers.ts';
import { useRefusal } from './use-refusal.ts';

const fields = ['currentPassword', 'code'] as const satisfies readonly (keyof SecondFactorValues)[];
type Field = (typeof fields)[number];

const fieldId = (name: Field) => `security-factor-${name}`;

interface SecurityFormProps<Body, Data> {
  step: SecondFactorStep;
  mutation: MutationOptions<Envelope<Data>, Error, { body: Body }>;
  toBody: (values: SecondFactorValues) => Body;
  onDone: (data: Data) => void;
  onCancel: () => void;
  submit: string;
  /** The names of the fields, where there are several. */
  labels?: Record<Field, string>;
  /** Renders the fields with the form's registration. */
  children: (props: (name: Field) => object) => ReactNode;
}

/**
 * A short form that asks for a password, a code or both. Errors are shown at their field, which takes the focus where it is
 * the only one; else a summary takes it.
 */
export const SecurityForm = <Body, Data>({
  step,
  mutation,
  toBody,
  onDone,
  onCancel,
  submit,
  labels,
  children,
}: SecurityFormProps<Body, Data>) => {
  const t = useTranslations();
  const { mutateAsync } = useMutation(mutation);
  const form = useForm<SecondFactorValues>({
    resolver: lazyResolver(async () => {
      const { secondFactorResolver } = await import('./second-factor-resolvers.ts');
      return secondFactorResolver(step, t);
    }),
    defaultValues: { currentPassword: '', code: '' },
    shouldFocusError: labels === undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const refuse = useRefusal(fields, form.setError, labels === undefined);
  const send = form.handleSubmit(async (values) => {
    try {
      const { data } = await mutateAsync({ body: toBody(values) });
      onDone(data);
    } catch (error) {
      refuse(error);
    }
  });
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return labels === undefined || message === undefined
      ? []
      : [{ fieldId: fieldId(name), label: labels[name], message }];
  });
  const props = (name: Field) => ({
    ...form.register(name),
    id: fieldId(name),
    error: errors[name]?.message,
    // What was pressed before is gone.
    autoFocus: name === (step === 'confirm' ? 'code' : 'currentPassword'),
  });
  return (
    <form
      className="grid content-start gap-4 *:min-w-0"
      noValidate
      onSubmit={submitOnce(isSubmitting, (event) => void send(event).finally(() => setAttempt((count) => count + 1)))}
    >
      <ProblemSummary key={attempt} problems={problems} />
      {children(props)}
      <PanelActions>
        <Button loading={isSubmitting}>{submit}</Button>
        <Button variant="text" type="button" onClick={onCancel}>
          {t('security.secondFactor.cancel')}
        </Button>
      </PanelActions>
    </form>
  );
};
