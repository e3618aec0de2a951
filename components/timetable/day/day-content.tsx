'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { DayEmpty } from './day-empty.tsx';
import { DayFailed } from './day-failed.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { StaleNote } from './stale-note.tsx';

export type DayContentProps = {
  day: TimetableDay;
  now: Date;
  query: UseQueryResult<OccurrenceSummary[]>;
  /** The day, once it is there and has something. */
  children: (sessions: OccurrenceSummary[]) => ReactNode;
};

/** A day in whatever state it is: on its way, not to be had, empty, or there, maybe not the latest. */
export const DayContent = ({ day, now, query: { data, isError, refetch }, children }: DayContentProps) => {
  const retry = () => void refetch();
  if (!data) return isError ? <DayFailed onRetry={retry} /> : <DaySkeleton />;
  if (data.length === 0) return <DayEmpty day={day} today={venueClock(now, day.venue.timezone).date} />;
  return (
    <>
      {isError && <StaleNote onRetry={retry} />}
      {children(data)}
    </>
  );
};
