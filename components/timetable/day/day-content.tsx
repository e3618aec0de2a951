'use client';

import { cx } from 'class-variance-authority';
import { Live } from '#components/timetable/live/live.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';
import { DayEmpty } from './day-empty.tsx';
import { DayFailed } from './day-failed.tsx';
import { DayList, type DayListProps } from './day-list.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { StaleNote } from './stale-note.tsx';

export type DayContentProps = Omit<DayListProps, 'sessions'> & { query: PageQuery<OccurrenceSummary[]> };

/** Stays dimmed while another day of the date bar is on its way. */
const dimmed = 'transition-opacity duration-fast in-[main:has([data-leaving])]:opacity-50';

/** Renders a day's loading, error, empty or loaded state, the last with a note when a refetch has failed. */
export const DayContent = ({ query, ...list }: DayContentProps) => {
  const { data, isError, refetch } = query;
  const retry = () => void refetch();
  if (!data) return isError ? <DayFailed onRetry={retry} /> : <DaySkeleton />;
  if (data.length === 0) return <DayEmpty {...list} />;
  return (
    <div className={cx('@container min-w-0', dimmed)}>
      {isError && <StaleNote onRetry={retry} />}
      <DayList {...list} sessions={data} />
      <Live day={list.day} now={list.now} sessions={data} query={query} />
    </div>
  );
};
