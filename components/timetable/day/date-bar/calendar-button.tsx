'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { iconButton } from '#components/ui/button/icon-button-class.ts';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';

const CalendarPopover = preloadable(
  async () => (await import('#components/ui/overlay/calendar-popover.tsx')).CalendarPopover,
);

export type CalendarButtonProps = {
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
