'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';

const CalendarPopover = lazy(async () => ({
  default: (await import('#components/ui/overlay/calendar-popover.tsx')).CalendarPopover,
}));

/** Opens a month to go to any day of it that is on sale. */
export const CalendarButton = ({ day, today, icon }: { day: TimetableDay; today: string; icon: ReactNode }) => {
  const text = useText();
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
        className="icon-btn"
        aria-label={text('timetable.chooseDate')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={text('timetable.chooseDate')}
            anchor={button}
            finalFocus={button}
            onClose={() => setOpen(false)}
            value={day.date}
            onChange={choose}
            today={today}
            disablePast
            maxDate={day.openDates.at(-1)}
            locale={text.language === 'en' ? 'en-GB' : text.language}
            labels={{
              month: text('timetable.calendar.month'),
              year: text('timetable.calendar.year'),
              previousMonth: text('timetable.calendar.previousMonth'),
              nextMonth: text('timetable.calendar.nextMonth'),
              today: text('timetable.today'),
            }}
          />
        </Suspense>
      )}
    </>
  );
};
