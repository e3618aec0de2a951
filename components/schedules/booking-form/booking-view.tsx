'use client';

import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { useState } from 'react';
import { SchedulesFailed } from '#components/schedules/list/schedules-failed.tsx';
import { SchedulesSkeleton } from '#components/schedules/list/schedules-skeleton.tsx';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { getSubject } from '#components/schedules/queries.ts';
import { useSchedule } from '#components/schedules/use-schedules.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import type { Cart } from '#contract/cart.ts';
import { useNow } from '#lib/time/use-now.ts';
import { AddedView, type Added } from './added-view.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingHead } from './booking-head.tsx';

/** The facts for the success view, from the newest basket line of this camp or course. */
const getAdded = (schedule: AnySchedule, cart: Cart, names: string[], now: Date): Added => {
  const lines = cart.items.filter((item) => item.type === 'av2_booking_bundle' && item.scheduleId === schedule.id);
  const [line] = lines.toSorted((one, other) => other.sortBy - one.sortBy);
  const children = line?.childItems ?? [];
  const extras = children.filter(({ type }) => type === 'pricing_option').length;
  const expiresAt = line?.holdExpiresAt ?? now;
  return {
    name: schedule.name,
    names,
    sessions: children.length - extras,
    extras,
    minutes: differenceInMinutes(expiresAt, now, { roundingMethod: 'round' }),
  };
};

/**
 * The booking page of a camp or course (docs/product.md#course-booking): the form, then the success view once it is in
 * the basket.
 */
export const BookingView = ({ page, slug }: { page: SchedulePage; slug: string }) => {
  const now = useNow(page.renderedAt);
  const { data: schedule, isError, refetch } = useSchedule(page, slug);
  const [added, setAdded] = useState<Added | null>(null);
  if (added) return <AddedView kind={page.kind} added={added} />;
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
        subject={getSubject(page)}
        {...{ schedule, now }}
        onAdded={(cart, names, next) => next === 'stay' && setAdded(getAdded(schedule, cart, names, now))}
      />
    </>
  );
};
