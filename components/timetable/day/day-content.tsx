'use client';

import { cx } from 'class-variance-authority';
import { useTranslations, useLocale } from 'next-intl';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { rowParts, SessionRows } from '#components/booking/lines/session-rows.tsx';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import type { LivePlacesProps } from '#components/timetable/live/live-places.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { DayFailed } from './day-failed.tsx';
import { DayList, type DayListProps } from './day-list.tsx';
import { dayPath } from './day-path.ts';
import { NextFreeRow } from './next-free-row.tsx';

const LivePlaces = optionalPart(async () => (await import('#components/timetable/live/live-places.tsx')).LivePlaces);

/** Who only passes by loads nothing of it, in milliseconds. */
const afterMs = 2_000;

/** The places of a day follow while somebody stays on it; the code is loaded when the page has been open for a moment. */
const Live = (props: LivePlacesProps) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWanted(true)), afterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <LivePlaces {...props} />
    </Suspense>
  );
};

/** The empty state of a day, below the next time that can be booked, or with a link to the next day that has a session. */
const DayEmpty = ({ day, now, link }: Pick<DayListProps, 'day' | 'now' | 'link'>) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const href = useHref();
  const today = venueClock(now, day.venue.timezone).date;
  const earliest = day.date < today ? today : day.date;
  const next = day.openDates.find((date) => date >= earliest && date !== day.date);
  const words = next && formatLongDay(next, locale);
  return (
    <>
      {day.nextFree && <NextFreeRow {...{ day, today }} time={day.nextFree} link={link.link} />}
      <EmptyState
        title={t(day.date < today ? 'empty.past' : 'empty.title')}
        art={<LazyIllustration kind={day.activity.plan} zone={null} />}
        action={
          next && <LinkButton href={href(dayPath(day, next))}>{t('empty.goNext', { date: words ?? '' })}</LinkButton>
        }
      >
        {words ? t('empty.next', { date: words }) : day.nextFree ? undefined : t('empty.none')}
      </EmptyState>
    </>
  );
};

const rows = [140, 180, 120, 160];

/** Skeleton rows in their final size while the day loads. */
const DaySkeleton = () => (
  <div aria-hidden="true">
    <Skeleton width={84} height={22} />
    <SessionRows className="mt-3">
      {rows.map((width) => (
        <li key={width}>
          <div className={rowParts.time}>
            <Skeleton width={100} height={26} />
            <Skeleton width={44} height={14} />
          </div>
          <div className={`grid gap-1.5 ${rowParts.what}`}>
            <Skeleton width={width} height={20} />
            <Skeleton width={width + 30} height={16} />
          </div>
          <div className={`@max-row:mt-2 ${rowParts.pill}`}>
            <Skeleton width={96} height={24} shape="pill" />
          </div>
          <div className={rowParts.price}>
            <Skeleton width={44} height={18} />
          </div>
          <div className={rowParts.action}>
            <Skeleton width={116} height={34} shape="control" />
          </div>
        </li>
      ))}
    </SessionRows>
  </div>
);

/** A note that the last refetch failed, so that the places shown may be out of date. */
const StaleNote = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations();
  return (
    <div className="mb-6">
      <Notice tone="warning" role="status">
        {t('timetable.stale')}{' '}
        <InlineLink ref={passFocusOn} onClick={onRetry}>
          {t('common.tryAgain')}
        </InlineLink>
      </Notice>
    </div>
  );
};

export type DayContentProps = Omit<DayListProps, 'sessions'> & { query: PageQuery<OccurrenceSummary[]> };

/** Stays dimmed while another day of the date bar is on its way. */
const dimmed = 'transition-opacity duration-fast in-[main:has([data-leaving])]:opacity-50';

/** Renders a day's loading, error, empty or loaded state, the last with a note when a refetch has failed. */
export const DayContent = ({ query, ...list }: DayContentProps) => {
  const { data, isError, refetch } = query;
  const retry = () => void refetch();
  if (!data) return isError ? <DayFailed onRetry={retry} /> : <DaySkeleton />;
  if (data.length === 0) return <DayEmpty {...list} />;
  return (
    <div className={cx('@container min-w-0', dimmed)}>
      {isError && <StaleNote onRetry={retry} />}
      <DayList {...list} sessions={data} />
      <Live day={list.day} now={list.now} sessions={data} query={query} />
    </div>
  );
};
