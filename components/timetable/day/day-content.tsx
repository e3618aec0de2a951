'use client';

import type { ReactNode } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { DayEmpty } from './day-empty.tsx';
import { DayFailed } from './day-failed.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { StaleNote } from './stale-note.tsx';

export type DayContentProps = {
  day: TimetableDay;
  now: Date;
  query: PageQuery<OccurrenceSummary[]>;
  /** Renders the day when it is loaded and not empty. */
  children: (sessions: OccurrenceSummary[]) => ReactNode;
};

/** Stays dimmed while another day of the date bar is on its way. */
const dimmed = 'transition-opacity duration-fast in-[main:has([data-leaving])]:opacity-50';

/** Renders a day's loading, error, empty or loaded state, the last with a note when a refetch has failed. */
export const DayContent = ({ day, now, query: { data, isError, refetch }, children }: DayContentProps) => {
  const retry = () => void refetch();
  if (!data) return isError ? <DayFailed onRetry={retry} /> : <DaySkeleton />;
  if (data.length === 0) return <DayEmpty day={day} today={venueClock(now, day.venue.timezone).date} />;
  return (
    <div className={dimmed}>
      {isError && <StaleNote onRetry={retry} />}
      {children(data)}
    </div>
  );
};
