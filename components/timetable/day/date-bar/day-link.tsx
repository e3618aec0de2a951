'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { GoLink } from '#components/timetable/day/go-link.tsx';
import type { GoToDay } from '#components/timetable/day/use-go-to-day.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import type { DateBarDay } from './date-bar-week.ts';

const dayLink = cva(
  'relative grid h-[4rem] min-w-0 content-center justify-items-center gap-0.5 rounded-m px-0.5 no-underline',
  {
    variants: {
      state: {
        plain: 'text-ink-2 hover:bg-surface-3',
        off: 'text-ink-3 hover:bg-surface-3',
        current:
          'bg-primary-action text-on-primary forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
      },
      /** Today has a dot below it, a day without anything left a ring: today too. */
      mark: {
        today: 'after:absolute after:bottom-1.25 after:size-1 after:rounded-[50%]',
        nothing: 'after:absolute after:bottom-1 after:size-1.5 after:rounded-[50%] after:border after:border-current',
        none: '',
      },
    },
    compoundVariants: [
      { mark: 'today', state: ['plain', 'off'], class: 'after:bg-primary-500' },
      { mark: 'today', state: 'current', class: 'after:bg-on-primary' },
    ],
  },
);

const dayWord = cva('text-xs max-narrow:text-[0.625rem]', {
  variants: { isNear: { true: 'font-medium', false: '' }, state: { plain: '', off: '', current: '' } },
  compoundVariants: [{ isNear: true, state: ['plain', 'off'], class: 'text-ink' }],
});

const dayNumber = cva(
  'font-figures text-[calc(1.625rem*max(var(--heading-scale),0.8))]/none font-headline tabular-nums',
  {
    variants: {
      state: { plain: 'text-ink', off: '', current: '' },
      isPast: { true: 'line-through decoration-1', false: '' },
    },
  },
);

const loadPrefetch = () => import('#components/timetable/day/prefetch-day.ts');

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

export type DayLinkProps = DateBarDay & { day: TimetableDay; today: string; isTomorrow: boolean; to: GoToDay };

/** A day of the date bar: its word or weekday, and whether it is over or has nothing left. */
export const DayLink = ({ date, weekday, dayOfMonth, month, day, today, isTomorrow, to }: DayLinkProps) => {
  const t = useTranslations('timetable');
  const prefetchDay = usePrefetchDay(day);
  const isPast = date < today;
  const isToday = date === today;
  const hasNothing = date >= today && !day.openDates.includes(date);
  const isCurrent = date === to.date;
  const state = isCurrent ? 'current' : isPast || hasNothing ? 'off' : 'plain';
  const word = isToday ? t('day.today') : isTomorrow ? t('day.tomorrow') : weekday;
  return (
    <GoLink
      {...{ date, day, to }}
      className={dayLink({ state, mark: hasNothing ? 'nothing' : isToday ? 'today' : 'none' })}
      onPointerDown={() => prefetchDay(date)}
      aria-current={isCurrent ? 'date' : undefined}
      aria-busy={(isCurrent && to.isPending) || undefined}
    >
      <span className={dayWord({ isNear: isToday || isTomorrow, state })}>{word}</span>{' '}
      <span className={dayNumber({ state, isPast })}>{dayOfMonth}</span>
      <VisuallyHidden>
        {' '}
        {[month, isPast && t('day.past'), hasNothing && t('nothingOn')].filter(Boolean).join(', ')}
      </VisuallyHidden>
    </GoLink>
  );
};
