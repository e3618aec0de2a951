'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';

/** The empty state of a day, with a link to the next day that has a session. */
export const DayEmpty = ({ day, today }: { day: TimetableDay; today: string }) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const href = useHref();
  const earliest = day.date < today ? today : day.date;
  const next = day.openDates.find((date) => date >= earliest && date !== day.date);
  const words = next && formatLongDay(next, locale);
  return (
    <EmptyState
      title={t(day.date < today ? 'empty.past' : 'empty.title')}
      art={<LazyIllustration kind={day.activity.plan} zone={null} />}
      action={
        next && <LinkButton href={href(dayPath(day, next))}>{t('empty.goNext', { date: words ?? '' })}</LinkButton>
      }
    >
      {words ? t('empty.next', { date: words }) : t('empty.none')}
    </EmptyState>
  );
};
