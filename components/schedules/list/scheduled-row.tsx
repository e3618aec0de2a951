'use client';

import { useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { SessionMeta } from '#components/schedules/details/session-meta.tsx';
import { SessionDate, SessionEnd, SessionRow } from '#components/schedules/details/session-row.tsx';
import { weekNumber } from '#components/schedules/model/camp-weeks.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { ScheduledSession } from '#components/schedules/model/schedule-timetable.ts';
import { isCamp, schedulePaths } from '#components/schedules/model/schedule.ts';
import { PrefetchLink } from '#components/ui/layout/prefetch-link.tsx';
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
