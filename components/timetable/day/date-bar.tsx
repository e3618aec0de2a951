'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { DateBarDay, DateBarWeek } from './date-bar-week.ts';
import { dayPath } from './day-path.ts';

type DayProps = DateBarDay & { day: TimetableDay; today: string };

const DayLink = ({ date, weekday, dayOfMonth, month, day, today }: DayProps) => {
  const t = useTranslations('timetable');
  const router = useRouter();
  const href = useHref()(dayPath(day, date));
  const hasNothing = date < today || !day.openDates.includes(date);
  const prefetch = () => router.prefetch(href);
  return (
    <Link
      className={classNames('day', hasNothing && 'day--off', date === today && 'day--today')}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-current={date === day.date ? 'date' : undefined}
    >
      <span className="day__dow">{weekday}</span> <span className="day__num">{dayOfMonth}</span>
      <span className="visually-hidden">
        {' '}
        {[month, date === today && t('today'), hasNothing && t('nothingOn')].filter(Boolean).join(', ')}
      </span>
    </Link>
  );
};

type StepProps = { day: TimetableDay; to: string | null; label: string; icon: ReactNode };

const WeekStep = ({ day, to, label, icon }: StepProps) => {
  const href = useHref();
  if (to === null) {
    return (
      <span className="icon-btn" role="link" aria-disabled="true" aria-label={label}>
        {icon}
      </span>
    );
  }
  return (
    <Link className="icon-btn" href={href(dayPath(day, to))} prefetch={false} aria-label={label}>
      {icon}
    </Link>
  );
};

export interface DateBarProps {
  day: TimetableDay;
  week: DateBarWeek;
  icons: { back: ReactNode; on: ReactNode; calendar: ReactNode };
}

/**
 * The week of the chosen day, Monday to Sunday, with links to the weeks before and after and a calendar for other days.
 */
export const DateBar = ({ day, week, icons }: DateBarProps) => {
  const t = useTranslations('timetable');
  const today = venueClock(useNow(day.renderedAt), day.venue.timezone).date;
  const isAhead = week.days.every(({ date }) => date > today);
  const earlier = week.previous > today ? week.previous : today;
  return (
    <div className="datebar">
      <nav className="page-width datebar__in" aria-label={t('dates')}>
        <div className="week">
          {week.days.map((shown) => (
            <DayLink key={shown.date} {...shown} {...{ day, today }} />
          ))}
        </div>
        <div className="datebar__nav">
          <b className="num">{week.label}</b>
          <div className="datebar__buttons">
            <WeekStep day={day} to={isAhead ? earlier : null} label={t('previousWeek')} icon={icons.back} />
            <WeekStep day={day} to={week.next} label={t('nextWeek')} icon={icons.on} />
            <CalendarButton day={day} today={today} icon={icons.calendar} />
          </div>
        </div>
      </nav>
    </div>
  );
};
