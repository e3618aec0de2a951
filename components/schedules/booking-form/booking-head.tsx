'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText } from '#components/schedules/schedule-labels.ts';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { capitalised } from '#lib/format/capitalised.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/**
 * The head of the booking page: name, place, dates and a link back to the details. The embedded layout has its own
 * heading.
 */
export const BookingHead = ({
  page: { kind, venue, category },
  schedule,
}: {
  page: SchedulePage;
  schedule: AnySchedule;
}) => {
  const t = useTranslations();
  const locale = useLocale();
  const href = useHref();
  const isEmbedded = useSite().mode === 'embedded';
  return (
    <PageHead layout="stack">
      <Link
        className="-mt-3 -mb-1 inline-flex min-h-tap items-center gap-1.5 text-s font-medium no-underline hover:underline hover:decoration-auto"
        href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))}
        prefetch={false}
      >
        <ArrowLeft className="icon-s" />
        {t(`camps.${kind}.details`)}
      </Link>
      {!isEmbedded && <h1>{schedule.name}</h1>}
      <PageHeadMeta>
        <span>
          <MapPin className="icon-s" />
          {venue.name}
        </span>
        <span className="lining-nums tabular-nums">
          <CalendarDays className="icon-s" />
          {datesText(scheduleFacts(schedule), locale)}
        </span>
        {schedule.ages && (
          <span>
            <Users className="icon-s" />
            {capitalised(agesText(schedule.ages, t))}
          </span>
        )}
      </PageHeadMeta>
    </PageHead>
  );
};
