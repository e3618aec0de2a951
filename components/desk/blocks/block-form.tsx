import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Controller, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { FieldError } from '#components/ui/form/field.tsx';
import { lazyResolver } from '#components/ui/form/lazy-resolver.ts';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import type { BlockValues } from '#contract/forms/block.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { weekdayName } from '#lib/format/date-names.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const errorId = 'block-weekdays-error';

/** The weekdays of a block. */
const WeekdayBoxes = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  return (
    <FieldSet legend={t('weekdays')} aria-describedby={error === undefined ? undefined : errorId}>
      <div className="grid grid-cols-3 gap-x-3">
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            {...field}
            id={`block-weekday-${weekday}`}
            value={weekday}
            label={weekdayName(weekday, language, 'long')}
            error={error !== undefined}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldSet>
  );
};

/** How many days ahead are looked at for what a venue has. */
const days = 93;

/** The classes and courts of the desk's venue from a day (YYYY-MM-DD) on, and where they are. */
function useBlockChoices(today: string) {
  const { venue } = useDesk();
  const { data, isError, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOccurrenceFilters', {
      query: {
        startsAfter: `${today} 00:00:00`,
        startsBefore: `${daysAfter(today, days)} 00:00:00`,
        bookingTypes: ['classes', 'resources'],
        venueIds: [venue.id],
      },
    }),
    throwOnError: false,
  });
  return {
    activities: data?.categories.map(({ id, name }) => ({ value: id, label: name })),
    // The room itself; after it stand what it is part of.
    places: data?.locations.map(({ id, names: [name = ''] }) => ({ value: id, label: name })) ?? [],
    isError,
    retry: () => void refetch(),
  };
}

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
