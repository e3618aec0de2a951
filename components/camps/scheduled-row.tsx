'use client';

import Link from 'next/link';
import { SessionTag } from '#components/booking/session-tag.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#lib/messages/text-context.ts';
import { availabilityTag } from '#lib/rules/availability-tag.ts';
import { weekNumber } from '#lib/rules/camps/camp-weeks.ts';
import type { SchedulePage } from '#lib/rules/camps/schedule-page.ts';
import type { ScheduledSession } from '#lib/rules/camps/schedule-timetable.ts';
import { isCamp, schedulePaths } from '#lib/rules/camps/schedule.ts';
import { useHref } from '#lib/site/site-context.ts';
import { SessionMeta } from './session-meta.tsx';

/** One session of a camp or course in a timetable; its name leads to the whole. */
export const ScheduledRow = ({
  page: { kind, venue, category },
  schedule,
  session,
  now,
}: ScheduledSession & { page: SchedulePage; now: Date }) => {
  const text = useText();
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
        <SessionMeta session={session}>{text('camps.week', { number: weekNumber(schedule, session) })}</SessionMeta>
      </div>
      <div className="srow__end">{tag && <SessionTag tag={tag} />}</div>
    </li>
  );
};
