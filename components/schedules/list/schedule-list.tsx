'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import { useLocale, useTranslations } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { availabilityTag, type AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { campChoice } from '#components/schedules/model/camp-choice.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule, isCamp } from '#components/schedules/model/schedule.ts';
import { datesText, timesLabel, timesText } from '#components/schedules/schedule-labels.ts';
import { useSchedules } from '#components/schedules/use-schedules.ts';
import { CardLink } from '#components/ui/layout/card-link.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { capitalised } from '#lib/format/capitalised.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { EntireSaving, SchedulePriceLine } from './schedule-prices.tsx';
import { SchedulesContent } from './schedules-content.tsx';

/** `some_dates`: not the entire camp, but some of its sessions. */
type ScheduleTag = AvailabilityTag | 'some_dates';

/**
 * The availability tag of a camp or course as a whole. A full one shows our short label instead of the server's
 * message.
 */
export const scheduleTag = (schedule: AnySchedule, now: Date): ScheduleTag | null => {
  const { endsAt, capacity, bookableAction } = schedule;
  if (isCamp(schedule) && bookableAction.action === 'book') {
    const { initialType, isEntireDisabled, preselected } = campChoice(schedule, now);
    if (
      isEntireDisabled &&
      initialType === 'individual' &&
      preselected.length < schedule.occurrences.length &&
      preselected.length > 0
    )
      return 'some_dates';
  }
  const isFull = bookableAction.action === null && bookableAction.reason === 'full';
  return availabilityTag(
    { endsAt, capacity, bookableAction: isFull ? { ...bookableAction, message: null } : bookableAction },
    now,
  );
};

/** The availability tag of a camp or course as a whole. */
const SchedulePill = ({ schedule, now }: { schedule: AnySchedule; now: Date }) => {
  const t = useTranslations('camps');
  const tag = scheduleTag(schedule, now);
  if (tag === null) return null;
  if (tag !== 'some_dates') return <SessionTag tag={tag} />;
  return (
    <Pill tone="info" icon={<CalendarDays className="icon-xs" />}>
      {t('someDates')}
    </Pill>
  );
};

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
