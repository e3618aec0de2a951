'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import { useSchedules } from '#components/schedules/use-schedules.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { SchedulePill } from './schedule-pill.tsx';
import { SchedulePriceLine } from './schedule-prices.tsx';
import { SchedulesContent } from './schedules-content.tsx';

type ItemProps = { page: SchedulePage; schedule: AnySchedule; now: Date };

const Item = ({ page: { kind, venue, category }, schedule, now }: ItemProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const href = useHref();
  const facts = scheduleFacts(schedule);
  return (
    <li>
      <Link
        className="card schedule"
        href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))}
        prefetch={false}
      >
        <span className="schedule__what">
          <span className="heading-3">{schedule.name}</span>
          <span className="schedule__facts num">
            <span>
              <CalendarDays className="icon icon--s" />
              {datesText(facts, locale)}
            </span>
            <span>
              <Clock className="icon icon--s" />
              {timesLabel(kind, facts, t)}, {timesText(facts, t)}
            </span>
            <span>{t('booking.sessions', { count: facts.sessions })}</span>
          </span>
        </span>
        <span className="schedule__end">
          <SchedulePill schedule={schedule} now={now} />
          <SchedulePriceLine schedule={schedule} />
        </span>
      </Link>
    </li>
  );
};

/** The camps or courses of a category to choose from. The whole card is the link. */
export const ScheduleList = ({ page }: { page: SchedulePage }) => {
  const now = useNow(page.renderedAt);
  const query = useSchedules(page);
  return (
    <SchedulesContent page={page} query={query}>
      {(schedules) => (
        <ul className="schedules">
          {schedules.map((schedule) => (
            <Item key={schedule.id} {...{ page, schedule, now }} />
          ))}
        </ul>
      )}
    </SchedulesContent>
  );
};
