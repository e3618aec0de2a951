import { useLocale, useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import type { PeopleKind } from '#components/joining/flow/typed.ts';
import { Button } from '#components/ui/button/button.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { PeopleForm } from './use-people-form.ts';

/** The words of a calendar. */
function useDateLabels() {
  const t = useTranslations('customers.register.calendar');
  return {
    open: t('button'),
    calendar: t('title'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    month: t('month'),
    year: t('year'),
    today: t('today'),
  };
}

type PersonFieldsProps = {
  people: PeopleForm;
  kind: PeopleKind;
  index: number;
  /** YYYY-MM-DD. */
  today: string;
  onRemove: () => void;
};

const legends = { adults: 'adultNumber', children: 'childNumber' } as const;

/** The DOM id of a field of somebody new. */
export const personFieldId = (path: string): string => `joining-${path.replaceAll('.', '-')}`;

/** Somebody new on the membership: name and date of birth. */
export const PersonFields = ({ people: { form }, kind, index, today, onRemove }: PersonFieldsProps) => {
  const t = useTranslations('joining.who');
  const locale = useLocale();
  const labels = useDateLabels();
  const path = `${kind}.${index}` as const;
  const errors = form.formState.errors[kind]?.[index];
  const name = t(legends[kind], { number: index + 1 });
  const text = (field: 'firstName' | 'lastName') => ({
    ...form.register(`${path}.${field}`),
    id: personFieldId(`${path}.${field}`),
    label: t(field),
    error: errors?.[field]?.message,
    autoComplete: 'off',
    required: true,
  });
  return (
    <fieldset className="grid gap-3 border-line not-first:border-t not-first:pt-4">
      <legend className="float-left w-full font-medium text-ink">{name}</legend>
      <Fields>
        <TextField {...text('firstName')} />
        <TextField {...text('lastName')} />
        <Controller
          control={form.control}
          name={`${path}.dateOfBirth`}
          render={({ field }) => (
            <DateField
              {...field}
              id={personFieldId(`${path}.dateOfBirth`)}
              label={t('dateOfBirth')}
              help={t('dateHelp')}
              error={errors?.dateOfBirth?.message}
              required
              disableFuture
              {...{ labels, locale, today }}
            />
          )}
        />
      </Fields>
      <div>
        <Button
          type="button"
          variant="text"
          size="medium"
          className="-ml-2"
          aria-label={t('removeNamed', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
};
