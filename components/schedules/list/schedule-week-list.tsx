'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { scheduledWeeks, weekToShow, type ScheduledWeek } from '#components/schedules/model/schedule-timetable.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { useSchedules } from '#components/schedules/use-schedules.ts';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { ScheduledRow } from './scheduled-row.tsx';
import { SchedulesContent } from './schedules-content.tsx';
import { SchedulesEmpty } from './schedules-empty.tsx';

type WeekBarProps = { weeks: readonly ScheduledWeek[]; week: ScheduledWeek; onChange: (first: string) => void };

const WeekBar = ({ weeks, week, onChange }: WeekBarProps) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const index = weeks.indexOf(week);
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => {
    const target = weeks[to];
    return (
      <IconButton
        label={label}
        aria-disabled={target === undefined || undefined}
        onClick={() => target && onChange(target.first)}
      >
        <Icon className="icon" />
      </IconButton>
    );
  };
  return (
    <div className="flex items-center gap-1" role="group" aria-label={t('chooseWeek')}>
      <h2 className="flex-1 lining-nums tabular-nums" aria-live="polite">
        {formatWeek(week.first, week.last, locale)}
      </h2>
      {step(index - 1, t('previousWeek'), ChevronLeft)}
      {step(index + 1, t('nextWeek'), ChevronRight)}
    </div>
  );
};

const Weeks = ({ page, schedules, now }: { page: SchedulePage; schedules: readonly AnySchedule[]; now: Date }) => {
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const weeks = scheduledWeeks(schedules, venueClock(now, page.venue.timezone).date);
  const week = weeks.find(({ first }) => first === chosen) ?? weekToShow(weeks, now);
  if (!week) return <SchedulesEmpty page={page} />;
  return (
    <div className="grid content-start gap-6 *:min-w-0">
      <WeekBar weeks={weeks} week={week} onChange={setChosen} />
      {week.days.map(({ date, sessions }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 className="mb-3 heading-4" id={`day-${date}`}>
            {formatLongDay(date, locale)}
          </h3>
          <Rows>
            {sessions.map((one) => (
              <ScheduledRow key={one.session.id} page={page} {...one} now={now} />
            ))}
          </Rows>
        </section>
      ))}
    </div>
  );
};

export type ScheduleTimetableProps = { page: SchedulePage; read: PageRead<AnySchedule[]> };

/** The sessions of all camps or courses of a category, one week at a time. */
export const ScheduleTimetable = ({ page, read }: ScheduleTimetableProps) => {
  const now = useNow(page.renderedAt);
  const query = useSchedules(page, read);
  return (
    <SchedulesContent page={page} query={query}>
      {(schedules) => <Weeks {...{ page, schedules, now }} />}
    </SchedulesContent>
  );
};
