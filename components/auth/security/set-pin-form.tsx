import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Fields } from '#components/ui/layout/fields.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { SetPinValues } from '#contract/forms/pin.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { PanelActions } from './panel-actions.tsx';
import { setPinMutation } from './queries.ts';
import { useRefusal } from './use-refusal.ts';

const fields = ['currentPassword', 'pin'] as const;
type Field = (typeof fields)[number];

/** Sets a PIN by the current password. Nothing typed is lost while something is wrong with it. */
export const SetPinForm = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const t = useTranslations();
  const showToast = useToast();
  const { mutateAsync } = useMutation(setPinMutation(browserApi));
  const form = useForm<SetPinValues>({
    resolver: lazyResolver(async () => (await import('./set-pin-resolver.ts')).setPinResolver(t)),
    defaultValues: { currentPassword: '', pin: '' },
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const refuse = useRefusal(fields, form.setError);
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ body });
      showToast({ type: 'success', message: t('security.pin.done') });
      onDone();
    } catch (error) {
      refuse(error);
    }
  });
  const labels: Record<Field, string> = {
    currentPassword: t('security.password.current'),
    pin: t('security.pin.new'),
  };
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `security-pin-${name}`, label: labels[name], message }];
  });
  const props = (name: Field) => ({
    ...form.register(name),
    id: `security-pin-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    // The button that opened the form is gone.
    autoFocus: name === 'currentPassword',
  });
  return (
    <form
      className="grid content-start gap-4 *:min-w-0"
      noValidate
      onSubmit={(event) => void submit(event).finally(() => setAttempt((count) => count + 1))}
    >
      <ProblemSummary key={attempt} problems={problems} />
      <Fields>
        <PasswordField {...props('currentPassword')} autoComplete="current-password" maxLength={128} />
        <PasswordField
          {...props('pin')}
          help={t('security.pin.newHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
      </Fields>
      <PanelActions>
        <Button loading={isSubmitting}>{t('security.pin.save')}</Button>
        <Button variant="text" type="button" onClick={onCancel}>
          {t('security.secondFactor.cancel')}
        </Button>
      </PanelActions>
    </form>
  );
};
