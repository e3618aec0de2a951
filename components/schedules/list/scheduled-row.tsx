'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { weekNumber } from '#components/schedules/model/camp-weeks.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { ScheduledSession } from '#components/schedules/model/schedule-timetable.ts';
import { isCamp, schedulePaths } from '#components/schedules/model/schedule.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** One session of a camp or course in a timetable; its name links to the camp's or course's page. */
export const ScheduledRow = ({
  page: { kind, venue, category },
  schedule,
  session,
  now,
}: ScheduledSession & { page: SchedulePage; now: Date }) => {
  const t = useTranslations('camps');
  const href = useHref();
  const isSoldAlone = isCamp(schedule) && schedule.pricingOptionAvailability.includes('individual');
  const tag = availabilityTag(session, now, { bundledOnlyView: !isSoldAlone });
  return (
    <li className={classNames('srow', 'srow--link', tag?.kind === 'past' && 'srow--past')}>
      <div>
        <p className="srow__date">
          <Link href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))} prefetch={false}>
            {schedule.name}
          </Link>
        </p>
        <SessionMeta session={session}>{t('week', { number: weekNumber(schedule, session) })}</SessionMeta>
      </div>
      <div className="srow__end">{tag && <SessionTag tag={tag} />}</div>
    </li>
  );
};
