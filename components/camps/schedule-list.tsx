'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Link from 'next/link';
import { useNow } from '#lib/clock/use-now.ts';
import { useText } from '#lib/messages/text-context.ts';
import { scheduleFacts } from '#lib/rules/camps/schedule-facts.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#lib/rules/camps/schedule.ts';
import { useHref } from '#lib/site/site-context.ts';
import { SchedulePill } from './schedule-pill.tsx';
import { SchedulePriceLine } from './schedule-prices.tsx';
import { datesText, timesLabel, timesText } from './schedule-words.ts';
import { SchedulesContent } from './schedules-content.tsx';
import { useSchedules } from './use-schedules.ts';

type ItemProps = { page: SchedulePage; schedule: AnySchedule; now: Date };

const Item = ({ page: { kind, venue, category }, schedule, now }: ItemProps) => {
  const text = useText();
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
          <span className="h-3">{schedule.name}</span>
          <span className="schedule__facts num">
            <span>
              <CalendarDays className="icon icon--s" />
              {datesText(facts, text)}
            </span>
            <span>
              <Clock className="icon icon--s" />
              {timesLabel(kind, facts, text)}, {timesText(facts, text)}
            </span>
            <span>{text('booking.sessions', { count: facts.sessions })}</span>
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
