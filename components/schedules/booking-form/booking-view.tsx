'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { SchedulesFailed } from '#components/schedules/list/schedules-failed.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import { getSubject, scheduleQuery } from '#components/schedules/queries.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import type { Added, AddedViewProps } from './added-view.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingHead } from './booking-head.tsx';

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
