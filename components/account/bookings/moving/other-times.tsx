import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageButtons } from '#components/account/frame/page-buttons.tsx';
import { PartFailed } from '#components/account/frame/part-failed.tsx';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Radio } from '#components/ui/form/radio-group.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { formatDate, formatDay } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

type OtherTimesProps = {
  booking: Booking;
  now: Date;
  chosen: SearchHit | null;
  onChoose: (time: SearchHit) => void;
};

type TimeProps = { time: SearchHit; isChosen: boolean; onChoose: () => void };

const Time = ({ time: { occurrence, freeCourts }, isChosen, onChoose }: TimeProps) => {
  const t = useTranslations('moving');
  const { startsAt, endsAt, templateName, instructors, locationName, friendlyLocationName, capacity } = occurrence;
  const where = freeCourts === null ? (friendlyLocationName ?? locationName) : null;
  return (
    <Radio
      name="time"
      checked={isChosen}
      onChange={onChoose}
      label={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <ClockSpan startsAt={startsAt} endsAt={endsAt} />
          <Pill>
            {freeCourts === null ? t('places', { count: capacity.available }) : t('courts', { count: freeCourts })}
          </Pill>
        </span>
      }
      help={[templateName, ...instructors.map(({ name }) => name), where].filter(Boolean).join(', ')}
    />
  );
};

/** Times of one page, however many a week has. */
const perPage = 100;

interface OtherTimesPage {
  times: SearchHit[];
  pages: number;
}

/** Where of an activity's times. */
interface Week {
  /** The first of seven days, YYYY-MM-DD at the venue. */
  from: string;
  /** From 1. */
  page: number;
}

/** The last day of a week. */
const getLastDay = (from: string): string => daysAfter(from, 6);

/** What the person of a booking could book instead in a week: times of the same activity with as many places. */
const otherTimesQuery = (call: Call, booking: Booking, { from, page }: Week) =>
  queryOptions({
    queryKey: ['searchSessions', 'moving', booking.id, from, page],
    queryFn: async ({ signal }): Promise<OtherTimesPage> => {
      const { venue, category, capacityConsumed, userId, occurrenceId, activityId } = booking;
      const query = {
        ...{ venue: [venue.slug], category: [category.slug], date: from, until: getLastDay(from) },
        ...{ places: capacityConsumed, page, perPage, ...(userId !== null && { selectedUserId: userId }) },
      };
      const { data, pagination } = await call('searchSessions', { query }, { signal });
      return {
        times: data.filter(({ occurrence: { id } }) => id !== occurrenceId && id !== activityId),
        pages: pagination?.totalPages ?? 1,
      };
    },
    staleTime: 0,
    throwOnError: false,
  });

type WeekBarProps = { from: string; today: string; onWeek: (from: string) => void };

const WeekBar = ({ from, today, onWeek }: WeekBarProps) => {
  const t = useTranslations('moving');
  const locale = useLocale();
  const before = daysAfter(from, -7);
  const isFirst = from <= today;
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton
        label={t('weekBefore')}
        tone={isFirst ? 'off' : 'plain'}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => onWeek(before < today ? today : before)}
      >
        <ChevronLeft className="icon" />
      </IconButton>
      <p className="text-s font-medium text-ink" aria-live="polite">
        {t('week', { from: formatDay(from, locale), to: formatDay(getLastDay(from), locale) })}
      </p>
      <IconButton label={t('weekAfter')} onClick={() => onWeek(daysAfter(from, 7))}>
        <ChevronRight className="icon" />
      </IconButton>
    </div>
  );
};

/** The first week that is offered: from today, or from the day of a booking that is further away. */
const getFirstDay = (today: string, { startsAt }: Booking): string => {
  const date = getDate(startsAt.local);
  return date <= getLastDay(today) ? today : date;
};

/** Other times of what is booked, or of all of its activity, by day, week by week; one is chosen. */
export const OtherTimes = ({ booking, now, chosen, onChoose }: OtherTimesProps) => {
  const t = useTranslations('moving');
  const locale = useLocale();
  const today = venueClock(now, booking.startsAt.timezone).date;
  const [showsOthers, setShowsOthers] = useState(false);
  const [week, setWeek] = useState({ from: getFirstDay(today, booking), page: 1 });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...otherTimesQuery(browserApi, booking, week),
    placeholderData: keepPreviousData,
  });
  const all = data?.times ?? [];
  // All courts of an activity are the same; of classes and swims its own name comes first.
  const isSame = ({ occurrence, freeCourts }: SearchHit) =>
    freeCourts !== null || occurrence.templateName === booking.name;
  const times = showsOthers ? all : all.filter(isSame);
  const dates = [...new Set(times.map(({ occurrence }) => getDate(occurrence.startsAt.local)))];
  return (
    <section className="grid gap-3" aria-labelledby="other-times">
      <h3 className="heading-4" id="other-times">
        {t('times')}
      </h3>
      <WeekBar from={week.from} today={today} onWeek={(from) => setWeek({ from, page: 1 })} />
      {data === undefined && isError && <PartFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={240} shape="control" />
        </div>
      )}
      {(showsOthers || times.length < all.length) && (
        <Checkbox
          label={t('others', { activity: booking.category.name })}
          checked={showsOthers}
          onChange={({ target }) => setShowsOthers(target.checked)}
        />
      )}
      <div className="grid gap-4" aria-busy={isPlaceholderData}>
        {data !== undefined && times.length === 0 && <Notice tone="plain">{t('none')}</Notice>}
        {dates.map((date) => (
          <FieldSet key={date} legend={formatDate(date, locale)} className="border-b border-line pb-3">
            {times
              .filter(({ occurrence }) => getDate(occurrence.startsAt.local) === date)
              .map((time) => (
                <Time
                  key={time.occurrence.id}
                  time={time}
                  isChosen={chosen?.occurrence.id === time.occurrence.id}
                  onChoose={() => onChoose(time)}
                />
              ))}
          </FieldSet>
        ))}
        <PageButtons
          label={t('pages')}
          page={week.page}
          pages={data?.pages ?? 1}
          isBusy={isPlaceholderData}
          onPage={(page) => setWeek({ ...week, page })}
        />
      </div>
    </section>
  );
};
