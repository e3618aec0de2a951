'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import { dateWords } from '#lib/format/date-words.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { addDays, getWeek } from '#lib/time/calendar-date.ts';
import { isInWindow, saleWindow } from '#lib/time/sale-window.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { dayPath } from './day-path.ts';

type DayProps = { date: string; day: TimetableDay; today: string };

const DayLink = ({ date, day, today }: DayProps) => {
  const text = useText();
  const router = useRouter();
  const href = useHref()(dayPath(day, date));
  const words = dateWords(date, text.language);
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
      <span className="day__dow">{words.weekday}</span> <span className="day__num">{words.day}</span>
      <span className="visually-hidden">
        {' '}
        {[words.monthLong, date === today && text('timetable.today'), hasNothing && text('timetable.nothingOn')]
          .filter(Boolean)
          .join(', ')}
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
  icons: { back: ReactNode; on: ReactNode; calendar: ReactNode };
}

/** The week of the chosen day, Monday to Sunday, with the weeks before and after and a calendar for days further off. */
export const DateBar = ({ day, icons }: DateBarProps) => {
  const text = useText();
  const today = venueClock(useNow(day.renderedAt), day.venue.timezone).date;
  const week = getWeek(day.date);
  const [monday = day.date, sunday = day.date] = [week[0], week[6]];
  const before = addDays(day.date, -7);
  const earlier = before > today ? before : today;
  const after = addDays(day.date, 7);
  const isOnSale = isInWindow(after, saleWindow(today, day.openDates.at(-1) ?? null));
  return (
    <div className="datebar">
      <nav className="container datebar__in" aria-label={text('timetable.dates')}>
        <div className="week">
          {week.map((date) => (
            <DayLink key={date} {...{ date, day, today }} />
          ))}
        </div>
        <div className="datebar__nav">
          <b className="num">{formatWeek(monday, sunday, text.language)}</b>
          <div className="datebar__buttons">
            <WeekStep
              day={day}
              to={monday > today ? earlier : null}
              label={text('timetable.previousWeek')}
              icon={icons.back}
            />
            <WeekStep day={day} to={isOnSale ? after : null} label={text('timetable.nextWeek')} icon={icons.on} />
            <CalendarButton day={day} today={today} icon={icons.calendar} />
          </div>
        </div>
      </nav>
    </div>
  );
};
