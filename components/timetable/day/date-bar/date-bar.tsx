'use client';

import { cva } from 'class-variance-authority';
import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { GoLink } from '#components/timetable/day/go-link.tsx';
import { chosenDayId, useGoToDay, type GoToDay } from '#components/timetable/day/use-go-to-day.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { buttonClass } from '#components/ui/button/button.tsx';
import { iconButton } from '#components/ui/button/icon-button.tsx';
import { hasLedHere } from '#components/ui/layout/link-events.ts';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { DateBarWeek } from './date-bar-week.ts';
import { DayLink } from './day-link.tsx';

const CalendarPopover = preloadable(
  async () => (await import('#components/ui/overlay/calendar-popover.tsx')).CalendarPopover,
);

type CalendarButtonProps = {
  day: TimetableDay;
  today: string;
  icon: ReactNode;
  /** Called with YYYY-MM-DD. */
  onChoose: (date: string) => void;
};

/** Opens a month to choose any day of it that is on sale. */
export const CalendarButton = ({ day, today, icon, onChoose }: CalendarButtonProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const calendar = useOpening<true>();
  const choose = (date: string) => {
    calendar.close();
    onChoose(date);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButton()}
        aria-label={t('chooseDate')}
        aria-haspopup="dialog"
        aria-expanded={calendar.opened === true}
        aria-busy={calendar.opening ?? undefined}
        onPointerEnter={() => void CalendarPopover.preload()}
        onFocus={() => void CalendarPopover.preload()}
        onClick={() => calendar.open(true)}
      >
        {icon}
      </button>
      {calendar.opened && (
        <CalendarPopover
          label={t('chooseDate')}
          anchor={button}
          finalFocus={button}
          onClose={calendar.close}
          value={day.date}
          onChange={choose}
          today={today}
          disablePast
          maxDate={day.openDates.at(-1) ?? today}
          locale={locale}
          labels={{
            month: t('calendar.month'),
            year: t('calendar.year'),
            previousMonth: t('calendar.previousMonth'),
            nextMonth: t('calendar.nextMonth'),
            today: t('today'),
          }}
        />
      )}
    </>
  );
};

const steps = cva('row-start-1 flex items-center justify-between gap-x-2 max-compact:flex-wrap large:col-start-2', {
  variants: { endsToday: { true: '', false: 'large:pl-5' } },
});

type StepProps = { date: string | null; label: string; icon: ReactNode; day: TimetableDay; to: GoToDay };

const WeekStep = ({ date, label, icon, ...go }: StepProps) =>
  date === null ? (
    <span className={iconButton({ tone: 'off' })} role="link" aria-disabled="true" aria-label={label}>
      {icon}
    </span>
  ) : (
    <GoLink {...go} date={date} className={iconButton()} aria-label={label}>
      {icon}
    </GoLink>
  );

export interface DateBarProps {
  day: TimetableDay;
  week: DateBarWeek;
  icons: { back: ReactNode; on: ReactNode; onSmall: ReactNode; calendar: ReactNode };
}

/**
 * The week of the chosen day, Monday to Sunday, with links to the weeks before and after and a calendar for other days.
 * On a Sunday the way to tomorrow, which is in the next week, stands in place of the week before. The chosen day has the
 * focus after a change of day (docs/product.md#days-of-a-timetable).
 */
export const DateBar = ({ day, week, icons }: DateBarProps) => {
  const t = useTranslations('timetable');
  const bar = useRef<HTMLElement>(null);
  const to = useGoToDay(day);
  const today = venueClock(useNow(day.renderedAt), day.venue.timezone).date;
  const isAhead = week.days.every(({ date }) => date > today);
  const earlier = week.previous > today ? week.previous : today;
  const dates = [week.around.before, ...week.days.map(({ date }) => date)];
  const endsToday = dates.at(-1) === today;
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-current="date"]');
    // With large type the days scroll sideways.
    const days = chosen?.parentElement;
    if (chosen && days) days.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
    if (hasLedHere(chosenDayId)) chosen?.focus({ preventScroll: true });
  }, [day.date]);
  return (
    <div className="border-b border-line bg-surface">
      <nav
        ref={bar}
        // The row of the steps has its height before it is parsed, or a page that is painted while it arrives would shift.
        className="page-width grid grid-rows-[minmax(var(--tap),auto)_auto] items-center pt-1 pb-2.5 large:grid-cols-[minmax(0,1fr)_20rem] large:grid-rows-1 large:gap-8 large:py-3"
        aria-label={t('dates')}
        data-leaving={to.isPending || undefined}
      >
        <div className="row-start-2 grid scrollbar-none grid-cols-[repeat(7,minmax(min-content,1fr))] gap-0.5 max-compact:mx-[calc(var(--gutter)*-1)] max-compact:-my-1 max-compact:gap-0 max-compact:overflow-x-auto max-compact:py-1 large:row-start-1">
          {week.days.map((shown, index) => (
            <DayLink key={shown.date} {...shown} {...{ day, today, to }} isTomorrow={dates[index] === today} />
          ))}
        </div>
        <div className={steps({ endsToday })}>
          <b className="font-medium whitespace-nowrap lining-nums tabular-nums large:whitespace-normal">{week.label}</b>
          <div className="-mr-3 flex items-center">
            {endsToday ? (
              <GoLink
                {...{ day, to }}
                date={week.around.after}
                className={buttonClass({ variant: 'secondary', size: 'medium' })}
              >
                {t('day.tomorrow')}
                {icons.onSmall}
              </GoLink>
            ) : (
              <WeekStep {...{ day, to }} date={isAhead ? earlier : null} label={t('previousWeek')} icon={icons.back} />
            )}
            <WeekStep {...{ day, to }} date={week.next} label={t('nextWeek')} icon={icons.on} />
            <CalendarButton day={day} today={today} icon={icons.calendar} onChoose={to.go} />
          </div>
        </div>
      </nav>
    </div>
  );
};
