import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#components/auth/password-field.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useToast } from '#lib/browser/toast-context.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { changePasswordMutation } from './queries.ts';
import { getSecurityErrors } from './security-errors.ts';

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;
type Field = (typeof fields)[number];

const shortest = 8;
const empty: Record<Field, string> = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Changes the password by the current one. Nothing typed is lost while something is wrong with it. */
export const ChangePasswordPanel = () => {
  const text = useText();
  const showToast = useToast();
  const { mutateAsync } = useMutation(changePasswordMutation(browserApi));
  const form = useForm<Record<Field, string>>({ defaultValues: empty, shouldFocusError: false });
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;

  const refuse = (error: unknown) => {
    const found = getSecurityErrors(error, text);
    for (const name of fields) if (found.has(name)) form.setError(name, { message: found.get(name) });
    if (found.size === 0) showToast({ type: 'danger', message: errorText(error, text) });
  };
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ body });
      form.reset(empty);
      showToast({ type: 'success', message: text('security.password.done') });
    } catch (error) {
      refuse(error);
    }
  });
  const problems = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `security-${name}`, message }];
  });
  const props = (name: Field) => ({ id: `security-${name}`, error: errors[name]?.message, maxLength: 128 });
  const required = (value: string) => value !== '' || text('security.errors.required');
  return (
    <section className="panel" aria-labelledby="security-password-title">
      <div className="panel__head">
        <h2 className="h-3" id="security-password-title">
          {text('security.password.title')}
        </h2>
      </div>
      <form
        className="stack stack--s"
        noValidate
        onSubmit={(event) => void submit(event).finally(() => setAttempt((count) => count + 1))}
      >
        {problems.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={text('security.problems', { count: problems.length })}
            problems={problems}
          />
        )}
        <div className="fields">
          <PasswordField
            {...form.register('currentPassword', { validate: required })}
            {...props('currentPassword')}
            wide
            label={text('security.password.current')}
            autoComplete="current-password"
          />
          <PasswordField
            {...form.register('password', {
              validate: (value) => value.length >= shortest || text('customers.errors.tooShort', { minimum: shortest }),
            })}
            {...props('password')}
            label={text('security.password.new')}
            help={text('security.password.help')}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.register('passwordConfirmation', {
              validate: (value, { password }) => value === password || text('customers.errors.mismatch'),
            })}
            {...props('passwordConfirmation')}
            label={text('security.password.again')}
            autoComplete="new-password"
          />
        </div>
        <div className="panel__acts">
          <Button loading={isSubmitting}>{text('security.password.submit')}</Button>
          <p className="small">{text('security.password.note')}</p>
        </div>
      </form>
    </section>
  );
};
