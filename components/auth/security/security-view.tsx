'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NarrowPage } from '#components/auth/narrow-page.tsx';
import { PasswordField } from '#components/booking/onboarding/password-field.tsx';
import { ProblemSummary } from '#components/booking/onboarding/problem-summary.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { ChangePasswordValues } from '#contract/forms/passwords.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { changePasswordMutation } from './queries.ts';
import { useRefusal, PanelActions } from './security-form.tsx';

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;
type Field = (typeof fields)[number];

const empty: ChangePasswordValues = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the password by the current one. Nothing typed is lost while something is wrong with it. */
const ChangePasswordPanel = () => {
  const t = useTranslations();
  const showToast = useToast();
  const { mutateAsync } = useMutation(changePasswordMutation(browserApi));
  const form = useForm<ChangePasswordValues>({
    resolver: lazyResolver(async () => {
      const { changePasswordResolver } = await import('#components/auth/password-resolvers.ts');
      return changePasswordResolver(t);
    }),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;

  const refuse = useRefusal(fields, form.setError);
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ body });
      form.reset(empty);
      showToast({ type: 'success', message: t('security.password.done') });
    } catch (error) {
      refuse(error);
    }
  });
  const labels: Record<Field, string> = {
    currentPassword: t('security.password.current'),
    password: t('security.password.new'),
    passwordConfirmation: t('security.password.again'),
  };
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `security-${name}`, label: labels[name], message }];
  });
  const props = (name: Field) => ({
    ...form.register(name),
    id: `security-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    maxLength: 128,
  });
  return (
    <Panel aria-labelledby="security-password-title">
      <PanelHead>
        <h2 className="heading-3" id="security-password-title">
          {t('security.password.title')}
        </h2>
      </PanelHead>
      <form
        className="grid content-start gap-4 *:min-w-0"
        noValidate
        onSubmit={(event) => void submit(event).finally(() => setAttempt((count) => count + 1))}
      >
        <ProblemSummary key={attempt} problems={problems} />
        <Fields>
          <PasswordField {...props('currentPassword')} wide autoComplete="current-password" />
          <PasswordField {...props('password')} help={t('security.password.help')} autoComplete="new-password" />
          <PasswordField {...props('passwordConfirmation')} autoComplete="new-password" />
        </Fields>
        <PanelActions>
          <Button loading={isSubmitting}>{t('security.password.submit')}</Button>
          <p className="text-s">{t('security.password.note')}</p>
        </PanelActions>
      </form>
    </Panel>
  );
};

/** The security page: the password, and below it the panels that need to be read first. */
export const SecurityView = ({ children }: { children: ReactNode }) => (
  <NarrowPage width="panels" className="grid gap-6 py-6">
    <ChangePasswordPanel />
    {children}
  </NarrowPage>
);
