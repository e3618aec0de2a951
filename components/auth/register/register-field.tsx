import { useLocale, useTranslations } from 'next-intl';
import { fieldLabel } from '#components/auth/field-label.ts';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { LabelNote } from '#components/ui/form/label-note.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { OnboardingField } from '#contract/onboarding.ts';
import { fieldId } from './onboarding-form.ts';

type RegisterFieldProps = {
  field: OnboardingField;
  /** The dotted path of its value in the request body. */
  path: string;
  value: unknown;
  onChange: (value: string | boolean) => void;
  error: string | undefined;
  /** YYYY-MM-DD. */
  today: string;
};

/** The `autocomplete` tokens, by the last segment of a field's key. */
const autoCompletes: Record<string, string> = {
  title: 'honorific-prefix',
  first_name: 'given-name',
  last_name: 'family-name',
  date_of_birth: 'bday',
  email: 'email',
  phone: 'tel',
  address1: 'address-line1',
  address2: 'address-line2',
  town: 'address-level2',
  postcode: 'postal-code',
  country: 'country',
};

const inputTypes = { email: 'email', phone: 'tel', text: 'text' } as const;

/** One field of the operator's form. */
export const RegisterField = ({ field, path, value, onChange, error, today }: RegisterFieldProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { key, type, required, maxLength, options } = field;
  const id = fieldId(path);
  const name = fieldLabel(field, t, locale);
  const label = required ? (
    name
  ) : (
    <>
      {name} <LabelNote>({t('customers.register.optional')})</LabelNote>
    </>
  );
  if (type === 'checkbox') {
    return (
      <Checkbox
        id={id}
        label={name}
        checked={value === true}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  const shared = {
    id,
    label,
    error,
    required,
    autoComplete: autoCompletes[key],
    value: typeof value === 'string' ? value : '',
  };
  if (type === 'date') {
    const words = (word: 'button' | 'title' | 'previousMonth' | 'nextMonth' | 'month' | 'year' | 'today') =>
      t(`customers.register.calendar.${word}`);
    const labels = {
      open: words('button'),
      calendar: words('title'),
      previousMonth: words('previousMonth'),
      nextMonth: words('nextMonth'),
      month: words('month'),
      year: words('year'),
      today: words('today'),
    };
    return (
      <DateField
        {...shared}
        help={t('customers.register.dateHelp')}
        labels={labels}
        locale={locale}
        today={today}
        disableFuture={key === 'date_of_birth'}
        onChange={onChange}
      />
    );
  }
  if (type === 'select') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return (
      <Select
        {...shared}
        placeholder={t('customers.register.choose')}
        options={choices}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type={inputTypes[type]}
      maxLength={maxLength ?? undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
