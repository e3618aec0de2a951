import { useMutation, type MutationOptions } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useForm, type FieldValues, type Path, type UseFormSetError } from 'react-hook-form';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Envelope } from '#contract/envelope.ts';
import type { SecondFactorValues } from '#contract/forms/second-factor.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { MessageKey, Translate } from '#lib/i18n/translate.ts';
import type { SecondFactorStep } from './second-factor-resolvers.ts';

const known = new Map<string, MessageKey>([
  ['This is not your current password', 'security.errors.currentPassword'],
  ['This password is too common, please choose another one', 'security.errors.common'],
  ['This password is too easy to guess, please choose another one', 'security.errors.guessable'],
  ['This code is not right', 'security.errors.code'],
  ['This PIN is too easy to guess, please choose another one', 'security.errors.guessablePin'],
]);

/** What the server found wrong with passwords, codes and PINs, by field, in the person's language. */
function getSecurityErrors(error: unknown, t: Translate): Map<string, string> {
  const entries = [...getFieldErrors(error)];
  return new Map(
    entries.map(([field, message]) => {
      const key = known.get(message);
      return [field, key === undefined ? message : t(key)];
    }),
  );
}

/** Shows why a write was refused: at the fields that the failure names, else in a toast. */
export function useRefusal<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  /** Where nothing else takes the focus. */
  shouldFocus = false,
): (error: unknown) => void {
  const t = useTranslations();
  const showToast = useToast();
  return (error) => {
    const found = getSecurityErrors(error, t);
    for (const name of fields) if (found.has(name)) setError(name, { message: found.get(name) }, { shouldFocus });
    if (found.size === 0) showToast({ type: 'danger', message: errorText(error, t) });
  };
}

/** The buttons of a panel, as wide as it on a phone, and a short text beside them. */
export const PanelActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-small:[&>button]:w-full">{children}</div>
);

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
