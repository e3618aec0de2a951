import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ResetPasswordValues } from '#contract/forms/passwords.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';

const fields = ['password', 'passwordConfirmation'] as const;

interface NewPasswordFormProps {
  submitLabel: string;
  onSend: (values: ResetPasswordValues) => Promise<void>;
  /** Whether the page itself shows this failure of `onSend`, in place of the form. */
  onRefused: (error: unknown) => boolean;
}

/** A new password, typed twice. A failure is shown beside its field, else by a toast, and keeps what was typed. */
export const NewPasswordForm = ({ submitLabel, onSend, onRefused }: NewPasswordFormProps) => {
  const t = useTranslations();
  const showToast = useToast();
  const form = useForm<ResetPasswordValues>({
    resolver: lazyResolver(async () => (await import('./password-resolvers.ts')).resetPasswordResolver(t)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);

  const send = form.handleSubmit(async (values) => {
    try {
      await onSend(values);
    } catch (error) {
      const found = getFieldErrors(error);
      if (onRefused(error)) return;
      if (found.size > 0) setRefused(found);
      else showToast({ type: 'danger', message: errorText(error, t) });
    }
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setRefused(new Map());
    await send(event);
    setAttempt((count) => count + 1);
  };

  const found = fields.flatMap((name): [string, string][] => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [[name, message]];
  });
  const messages = new Map([...found, ...refused]);
  const problems = [...messages].map(([name, message]) => {
    const field = fields.find((one) => one === name);
    return { fieldId: `reset-${name}`, label: field ? t(`customers.reset.${field}`) : '', message };
  });
  const field = (name: (typeof fields)[number]) => ({
    ...form.register(name),
    id: `reset-${name}`,
    label: t(`customers.reset.${name}`),
    error: messages.get(name),
    autoComplete: 'new-password',
    maxLength: 128,
    required: true,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemSummary key={attempt} problems={problems} />
      <PasswordField {...field('password')} help={t('customers.reset.passwordHelp')} />
      <PasswordField {...field('passwordConfirmation')} />
      <Button block loading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
};
