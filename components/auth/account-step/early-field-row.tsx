import { useTranslations } from 'next-intl';
import { Controller, type Control } from 'react-hook-form';
import { RegisterField } from '#components/booking/onboarding/register-field.tsx';
import type { RegisterValues } from '#contract/customers/forms/register.ts';
import type { EarlyField } from './early-fields.ts';

/** Help and names of fields that a first booking asks for, by their keys. */
const helps = { email: 'emailHelp', date_of_birth: 'dateHelp', phone: 'phoneHelp' } as const;
const isHelped = (key: string): key is keyof typeof helps => Object.hasOwn(helps, key);

export interface EarlyFieldRowProps extends EarlyField {
  control: Control<RegisterValues>;
  /** YYYY-MM-DD. */
  today: string;
  error: string | undefined;
}

/** A field of the operator's form, as the account step asks for it. */
export const EarlyFieldRow = ({ field, path, control, today, error }: EarlyFieldRowProps) => {
  const t = useTranslations('customers.step');
  return (
    <Controller
      name={path}
      control={control}
      render={({ field: { value, onChange } }) => (
        <div className={field.type === 'email' ? 'col-[1/-1]' : undefined}>
          <RegisterField
            {...{ field, path, today, value, onChange, error }}
            name={field.type === 'checkbox' && !field.required ? t('news') : undefined}
            help={isHelped(field.key) ? t(helps[field.key]) : undefined}
          />
        </div>
      )}
    />
  );
};
