'use client';

import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { agesText } from '#components/booking/lines/ages-text.ts';
import { SchedulesFailed } from '#components/schedules/list/schedules-content.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import { scheduleFacts } from '#components/schedules/model/schedule-facts.ts';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { schedulePaths, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { getSubject, scheduleQuery } from '#components/schedules/queries.ts';
import { datesText } from '#components/schedules/schedule-labels.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import { PageHead, PageHeadMeta } from '#components/ui/layout/page-head.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { capitalised } from '#lib/format/capitalised.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import type { Added, AddedViewProps } from './added-view.tsx';
import { BookingForm } from './booking-form.tsx';

/**
 * The head of the booking page: name, place, dates and a link back to the details. The embedded layout has its own
 * heading.
 */
const BookingHead = ({ page: { kind, venue, category }, schedule }: { page: SchedulePage; schedule: AnySchedule }) => {
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

/** Loaded with what was added, after the form. */
const loadAddedView = () => import('./added-view.tsx');

/**
 * The booking page of a camp or course (docs/product.md#course-booking): the form, then the success view once it is in
 * the basket.
 */
export const BookingView = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const subject = getSubject(page);
  const {
    data: schedule,
    isError,
    refetch,
  } = useQuery({ ...scheduleQuery(browserApi, subject, slug), throwOnError: false });
  const [shown, setShown] = useState<{ AddedView: ComponentType<AddedViewProps>; added: Added } | null>(null);
  const showAdded = async (added: Added) => {
    // Where its code cannot be loaded, the toast alone says that it is in the basket.
    const code = await loadAddedView().catch(() => null);
    if (code !== null) setShown({ AddedView: code.AddedView, added });
  };
  if (shown) return <shown.AddedView kind={page.kind} added={shown.added} now={now} />;
  if (!schedule) {
    return (
      <Columns>
        {isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />}
      </Columns>
    );
  }
  return (
    <>
      <BookingHead {...{ page, schedule }} />
      <BookingForm
        kind={page.kind}
        {...{ subject, schedule, now }}
        onAdded={async (cart, names, next) => {
          if (next === 'stay') await showAdded({ schedule, cart, names });
        }}
      />
    </>
  );
};
