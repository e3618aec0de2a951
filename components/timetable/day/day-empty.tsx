'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { DayListProps } from './day-list.tsx';
import { dayPath } from './day-path.ts';
import { NextFreeRow } from './next-free-row.tsx';

/** The empty state of a day, below the next time that can be booked, or with a link to the next day that has a session. */
export const DayEmpty = ({ day, now, link }: Pick<DayListProps, 'day' | 'now' | 'link'>) => {
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
