'use client';

import { cva } from 'class-variance-authority';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { iconButton } from '#components/ui/button/icon-button-class.ts';
import { onFollow, onReach } from '#components/ui/layout/link-events.ts';
import { PrefetchLink } from '#components/ui/layout/prefetch-link.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { DateBarDay, DateBarWeek } from './date-bar-week.ts';
import { dayPath } from './day-path.ts';
import { useGoToDay, type GoToDay } from './use-go-to-day.ts';

const dayLink = cva('relative grid h-[4rem] content-center justify-items-center gap-0.5 rounded-m no-underline', {
  variants: {
    state: {
      plain: 'text-ink-2 hover:bg-surface-3',
      off: 'text-ink-3 hover:bg-surface-3',
      current:
        'bg-primary-action text-on-primary forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
    },
    isToday: { true: 'after:absolute after:bottom-1.25 after:size-1 after:rounded-[50%]', false: '' },
  },
  compoundVariants: [
    { isToday: true, state: ['plain', 'off'], class: 'after:bg-primary-500' },
    { isToday: true, state: 'current', class: 'after:bg-on-primary' },
  ],
});

const dayNumber = cva(
  'font-figures text-[calc(1.625rem*max(var(--heading-scale),0.8))]/none font-headline tabular-nums',
  { variants: { state: { plain: 'text-ink', off: '', current: '' } } },
);

const loadPrefetch = () => import('./prefetch-day.ts');

/** A customer's own day is read beside its page; the page itself has the day of everybody else. */
const usePrefetchDay = (day: TimetableDay) => {
  const { session } = useSession();
  return (date: string) => {
    if (session?.loggedIn)
      void loadPrefetch().then(
        ({ prefetchDay }) => prefetchDay(day, date),
        () => undefined,
      );
  };
};

type DayProps = DateBarDay & { day: TimetableDay; today: string; to: GoToDay };

const DayLink = ({ date, weekday, dayOfMonth, month, day, today, to }: DayProps) => {
  const t = useTranslations('timetable');
  const router = useRouter();
  const prefetchDay = usePrefetchDay(day);
  const href = useHref()(dayPath(day, date));
  const hasNothing = date < today || !day.openDates.includes(date);
  const isCurrent = date === to.date;
  const state = isCurrent ? 'current' : hasNothing ? 'off' : 'plain';
  return (
    <Link
      className={dayLink({ state, isToday: date === today })}
      href={href}
      prefetch={false}
      {...onReach(() => router.prefetch(href))}
      onPointerDown={() => prefetchDay(date)}
      {...onFollow(() => to.go(date))}
      aria-current={isCurrent ? 'date' : undefined}
      aria-busy={(isCurrent && to.isPending) || undefined}
    >
      <span className="text-xs max-[18rem]:text-[0.625rem]">{weekday}</span>{' '}
      <span className={dayNumber({ state })}>{dayOfMonth}</span>
      <VisuallyHidden>
        {' '}
        {[month, date === today && t('today'), hasNothing && t('nothingOn')].filter(Boolean).join(', ')}
      </VisuallyHidden>
    </Link>
  );
};

type StepProps = { href: string | null; label: string; icon: ReactNode };

const WeekStep = ({ href, label, icon }: StepProps) => {
  if (href === null) {
    return (
      <span className={iconButton({ tone: 'off' })} role="link" aria-disabled="true" aria-label={label}>
        {icon}
      </span>
    );
  }
  return (
    <PrefetchLink className={iconButton()} href={href} aria-label={label}>
      {icon}
    </PrefetchLink>
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
  const href = useHref();
  const to = useGoToDay(day);
  const getHref = (date: string | null) => date && href(dayPath(day, date));
  const today = venueClock(useNow(day.renderedAt), day.venue.timezone).date;
  const isAhead = week.days.every(({ date }) => date > today);
  const earlier = week.previous > today ? week.previous : today;
  return (
    <div className="border-b border-line bg-surface">
      <nav
        className="page-width grid items-center pt-1 pb-2.5 large:grid-cols-[minmax(0,1fr)_20rem] large:gap-8 large:py-3"
        aria-label={t('dates')}
        data-leaving={to.isPending || undefined}
      >
        <div className="grid grid-cols-7 gap-0.5 max-[18rem]:mx-[calc(var(--gutter)*-0.75)] max-[18rem]:gap-0">
          {week.days.map((shown) => (
            <DayLink key={shown.date} {...shown} {...{ day, today, to }} />
          ))}
        </div>
        <div className="-order-1 flex items-center justify-between max-[18rem]:flex-wrap large:order-0 large:pl-5">
          <b className="font-medium whitespace-nowrap lining-nums tabular-nums">{week.label}</b>
          <div className="-mr-3 flex">
            <WeekStep href={getHref(isAhead ? earlier : null)} label={t('previousWeek')} icon={icons.back} />
            <WeekStep href={getHref(week.next)} label={t('nextWeek')} icon={icons.on} />
            <CalendarButton day={day} today={today} icon={icons.calendar} onChoose={to.go} />
          </div>
        </div>
      </nav>
    </div>
  );
};
