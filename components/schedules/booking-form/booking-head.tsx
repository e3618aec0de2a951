'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { datesText } from '#components/schedules/schedule-labels.ts';
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
  const t = useTranslations('camps');
  const locale = useLocale();
  const href = useHref();
  const isEmbedded = useSite().mode === 'embedded';
  return (
    <div className="page-head page-head--flush">
      <div className="page-width">
        <div className="page-head__in page-head__in--plain">
          <Link
            className="back"
            href={href(schedulePaths(kind, venue.slug).details(category.slug, schedule.slug))}
            prefetch={false}
          >
            <ArrowLeft className="icon icon--s" />
            {t(`${kind}.details`)}
          </Link>
          {!isEmbedded && <h1>{schedule.name}</h1>}
          <p className="page-head__meta">
            <span>
              <MapPin className="icon icon--s" />
              {venue.name}
            </span>
            <span className="num">
              <CalendarDays className="icon icon--s" />
              {datesText(scheduleFacts(schedule), locale)}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
};
