'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { SessionDate, SessionEnd, SessionRow } from '#components/schedules/details/session-row.tsx';
import { weekNumber } from '#components/schedules/model/camp-weeks.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import {
  scheduledWeeks,
  weekToShow,
  type ScheduledWeek,
  type ScheduledSession,
} from '#components/schedules/model/schedule-timetable.ts';
import { type AnySchedule, isCamp, schedulePaths } from '#components/schedules/model/schedule.ts';
import { useSchedules } from '#components/schedules/use-schedules.ts';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { PrefetchLink } from '#components/ui/layout/prefetch-link.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatWeek } from '#lib/format/format-week.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SchedulesEmpty, SchedulesContent } from './schedules-content.tsx';

/** One session of a camp or course in a timetable; its name links to the camp's or course's page. */
const ScheduledRow = ({
  page: { kind, venue, category },
  schedule,
  session,
  now,
}: ScheduledSession & { page: SchedulePage; now: Date }) => {
  const t = useTranslations('camps');
  const href = useHref();
  const isSoldAlone = isCamp(schedule) && schedule.pricingOptionAvailability.includes('individual');
  const tag = availabilityTag(session, now, { bundledOnlyView: !isSoldAlone });
  const isPast = tag?.kind === 'past';
  return (
    <SessionRow isLink isPast={isPast}>
      <div>
        <SessionDate isQuiet={isPast}>
          <PrefetchLink
            className="text-inherit no-underline decoration-auto group-hover/row:underline after:absolute after:inset-0"
            href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))}
          >
            {schedule.name}
          </PrefetchLink>
        </SessionDate>
        <SessionMeta session={session} isQuiet={isPast}>
          {t('week', { number: weekNumber(schedule, session) })}
        </SessionMeta>
      </div>
      <SessionEnd>{tag && <SessionTag tag={tag} />}</SessionEnd>
    </SessionRow>
  );
};

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
