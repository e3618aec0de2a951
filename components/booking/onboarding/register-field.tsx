import { useLocale, useTranslations } from 'next-intl';
import { fieldLabel } from '#components/booking/onboarding/field-label.ts';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { LabelNote } from '#components/ui/form/field.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { OnboardingField } from '#contract/customers/onboarding.ts';
import { useAutoComplete } from '#lib/zones/use-auto-complete.ts';
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
  /** Instead of the operator's label. */
  name?: string | undefined;
  /** Instead of the usual help. */
  help?: string | undefined;
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

/** The token of a field about the customer; what is known of them is not offered for somebody else. */
const getAutoComplete = (key: string, path: string): string | undefined =>
  path.includes('.emergencyContact.') ? undefined : autoCompletes[key.split('.').at(-1) ?? key];

const inputTypes = { email: 'email', phone: 'tel', text: 'text' } as const;

/** One field of the operator's form. */
export const RegisterField = ({ field, path, value, onChange, error, today, ...words }: RegisterFieldProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const autoComplete = useAutoComplete();
  const { key, type, required, maxLength, options } = field;
  const id = fieldId(path);
  const name = words.name ?? fieldLabel(field, t, locale);
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
        help={words.help}
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
    help: words.help,
    required,
    autoComplete: autoComplete(getAutoComplete(key, path)),
    value: typeof value === 'string' ? value : '',
  };
  if (type === 'date') {
    const inCalendar = (word: 'button' | 'title' | 'previousMonth' | 'nextMonth' | 'month' | 'year' | 'today') =>
      t(`customers.register.calendar.${word}`);
    const labels = {
      open: inCalendar('button'),
      calendar: inCalendar('title'),
      previousMonth: inCalendar('previousMonth'),
      nextMonth: inCalendar('nextMonth'),
      month: inCalendar('month'),
      year: inCalendar('year'),
      today: inCalendar('today'),
    };
    return (
      <DateField
        {...shared}
        help={words.help ?? t('customers.register.dateHelp')}
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
