'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import { useLocale, useTranslations } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import { useSchedules } from '#components/schedules/use-schedules.ts';
import { CardLink } from '#components/ui/layout/card-link.tsx';
import { capitalised } from '#lib/format/capitalised.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SchedulePill } from './schedule-pill.tsx';
import { EntireSaving, SchedulePriceLine } from './schedule-prices.tsx';
import { SchedulesContent } from './schedules-content.tsx';

type ItemProps = { page: SchedulePage; schedule: AnySchedule; now: Date };

const Item = ({ page: { kind, venue, category }, schedule, now }: ItemProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const href = useHref();
  const facts = scheduleFacts(schedule);
  return (
    <li>
      <CardLink
        className="gap-x-6 gap-y-3 p-4 small:grid-cols-[minmax(0,1fr)_auto] small:items-center small:px-6 small:py-5"
        href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))}
      >
        <span className="grid min-w-0 gap-1.5 wrap-break-word">
          <span className="heading-3">{schedule.name}</span>
          {schedule.ages && (
            <span className="inline-flex items-center gap-1.5 text-s lining-nums tabular-nums">
              <Users className="icon-s" />
              {capitalised(agesText(schedule.ages, t))}
            </span>
          )}
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-s lining-nums tabular-nums *:inline-flex *:items-center *:gap-1.5">
            <span className="max-small:w-full">
              <CalendarDays className="icon-s" />
              {datesText(facts, locale)}
            </span>
            <span>
              <Clock className="icon-s" />
              {timesLabel(facts, t, locale)}, {timesText(facts, t)}
            </span>
            <span>{t('booking.sessions', { count: facts.sessions })}</span>
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 small:grid small:justify-items-end small:gap-2.5">
          <SchedulePill schedule={schedule} now={now} />
          <SchedulePriceLine {...{ schedule, now }} />
          <small className="text-s text-ink-2 max-small:w-full small:text-right">
            <EntireSaving {...{ schedule, now }} />
          </small>
        </span>
      </CardLink>
    </li>
  );
};

export type ScheduleListProps = { page: SchedulePage; read: PageRead<AnySchedule[]> };

/** The camps or courses of a category to choose from. The whole card is the link. */
export const ScheduleList = ({ page, read }: ScheduleListProps) => {
  const now = useNow(page.renderedAt);
  const query = useSchedules(page, read);
  return (
    <SchedulesContent page={page} query={query}>
      {(schedules) => (
        <ul className="grid gap-3">
          {schedules.map((schedule) => (
            <Item key={schedule.id} {...{ page, schedule, now }} />
          ))}
        </ul>
      )}
    </SchedulesContent>
  );
};
