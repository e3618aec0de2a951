'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { SchedulesEmpty } from './schedules-empty.tsx';
import { SchedulesFailed } from './schedules-failed.tsx';
import { SchedulesSkeleton } from './schedules-skeleton.tsx';

export type SchedulesContentProps = {
  page: SchedulePage;
  query: UseQueryResult<AnySchedule[]>;
  /** The list, once it is there and has something. */
  children: (schedules: AnySchedule[]) => ReactNode;
};

/** A list in whatever state it is: on its way, not to be had, empty, or there. */
export const SchedulesContent = ({ page, query: { data, isError, refetch }, children }: SchedulesContentProps) => {
  if (!data)
    return isError ? <SchedulesFailed kind={page.kind} onRetry={() => void refetch()} /> : <SchedulesSkeleton />;
  return data.length === 0 ? <SchedulesEmpty page={page} /> : children(data);
};
