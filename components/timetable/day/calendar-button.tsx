'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { iconButton } from '#components/ui/button/icon-button-class.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';

const CalendarPopover = lazy(async () => ({
  default: (await import('#components/ui/overlay/calendar-popover.tsx')).CalendarPopover,
}));

/** Opens a month to go to any day of it that is on sale. */
export const CalendarButton = ({ day, today, icon }: { day: TimetableDay; today: string; icon: ReactNode }) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const href = useHref();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (date: string) => {
    setOpen(false);
    router.push(href(dayPath(day, date)));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButton()}
        aria-label={t('chooseDate')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={t('chooseDate')}
            anchor={button}
            finalFocus={button}
            onClose={() => setOpen(false)}
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
        </Suspense>
      )}
    </>
  );
};
