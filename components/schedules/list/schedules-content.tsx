'use client';

import type { ReactNode } from 'react';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { SchedulesEmpty } from './schedules-empty.tsx';
import { SchedulesFailed } from './schedules-failed.tsx';
import { SchedulesSkeleton } from './schedules-skeleton.tsx';

export type SchedulesContentProps = {
  page: SchedulePage;
  query: PageQuery<AnySchedule[]>;
  /** Renders the list when it is loaded and not empty. */
  children: (schedules: AnySchedule[]) => ReactNode;
};

/** Renders a list's loading, error, empty or loaded state. */
export const SchedulesContent = ({ page, query: { data, isError, refetch }, children }: SchedulesContentProps) => {
  if (!data)
    return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
  return data.length === 0 ? <SchedulesEmpty page={page} /> : children(data);
};
