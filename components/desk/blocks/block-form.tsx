import { useLocale, useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { BlockValues } from '#contract/forms/block.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { useBlockChoices } from './use-block-choices.ts';
import { WeekdayBoxes } from './weekday-boxes.tsx';

interface BlockFormProps {
  /** YYYY-MM-DD at the venue. */
  today: string;
  isSearching: boolean;
  onAsk: (values: BlockValues) => void;
}

/** What a group or club wants: an activity, on which weekdays, at what time, from when until when, how many places. */
export const BlockForm = ({ today, isSearching, onAsk }: BlockFormProps) => {
  const t = useTranslations();
  const words = useTranslations('deskBlocks');
  const locale = useLocale();
  const { activities, places, isError, retry } = useBlockChoices(today);
  const { register, handleSubmit, control, formState } = useForm<BlockValues>({
    resolver: lazyResolver(async () => (await import('./block-resolver.ts')).blockResolver(t)),
    defaultValues: {
      name: '',
      categoryId: '',
      locationId: '',
      weekdays: [],
      earliest: '18:00',
      latest: '20:00',
      from: today,
      until: daysAfter(today, 83),
      places: '1',
    },
  });
  const { errors } = formState;
  const labels = {
    open: t('timetable.chooseDate'),
    month: t('timetable.calendar.month'),
    year: t('timetable.calendar.year'),
    previousMonth: t('timetable.calendar.previousMonth'),
    nextMonth: t('timetable.calendar.nextMonth'),
    today: t('timetable.today'),
  };
  const field = (name: 'name' | 'categoryId' | 'earliest' | 'latest' | 'places') => ({
    ...register(name),
    label: words(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  if (isError && activities === undefined) return <RetryNotice onRetry={retry}>{words('choicesFailed')}</RetryNotice>;
  return (
    <form className="grid gap-4 *:min-w-0" noValidate onSubmit={(event) => void handleSubmit(onAsk)(event)}>
      <TextField {...field('name')} help={words('nameHelp')} maxLength={120} />
      <Fields>
        <Select {...field('categoryId')} options={activities ?? []} placeholder={words('choose')} />
        <Select
          {...register('locationId')}
          label={words('locationId')}
          options={places}
          placeholder={words('anyPlace')}
        />
      </Fields>
      <WeekdayBoxes field={register('weekdays')} error={errors.weekdays?.message} />
      <Fields>
        <TextField {...field('earliest')} type="time" />
        <TextField {...field('latest')} type="time" />
        {(['from', 'until'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: date }) => (
              <DateField
                {...date}
                label={words(name)}
                error={errors[name]?.message}
                placeholder="DD-MM-YYYY"
                minDate={today}
                today={today}
                labels={{ ...labels, calendar: words(name) }}
                locale={locale}
              />
            )}
          />
        ))}
      </Fields>
      <TextField
        {...field('places')}
        help={words('placesHelp')}
        inputMode="numeric"
        figures
        maxLength={4}
        width="number"
      />
      <Button block variant="secondary" loading={isSearching}>
        {words('show')}
      </Button>
    </form>
  );
};
