import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
import { fieldId } from './onboarding-form.ts';
import { PasswordField } from './password-field.tsx';

export type NewPasswordPartProps = {
  register: UseFormRegister<RegisterValues>;
  /** By the path of the value in the request body. */
  errors: ReadonlyMap<string, string>;
};

/** The password of a new account, typed twice. */
export const NewPasswordPart = ({ register, errors }: NewPasswordPartProps) => {
  const t = useTranslations('customers');
  const autoComplete = useAutoComplete();
  const field = (name: 'password' | 'passwordConfirmation') => ({
    ...register(name),
    id: fieldId(name),
    error: errors.get(name),
    autoComplete: autoComplete('new-password'),
    maxLength: 128,
    required: true,
  });
  return (
    <Panel as="fieldset">
      <legend className="float-left w-full heading-3">{t('register.password')}</legend>
      <Fields>
        <PasswordField {...field('password')} label={t('register.passwordNew')} help={t('register.passwordHelp')} />
        <PasswordField {...field('passwordConfirmation')} label={t('register.passwordConfirmation')} />
      </Fields>
    </Panel>
  );
};
