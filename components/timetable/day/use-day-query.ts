'use client';

import { useMemo } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import { toRows, type Columns } from '#lib/query/columns.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { usePageQuery } from '#lib/query/use-page-query.ts';

const load = () => import('./observe-day.ts');

/** The sessions of the day: those of the page, then those for its visitor. */
export const useDaySessions = (day: TimetableDay, read: PageRead<OccurrenceSummary[]>) =>
  usePageQuery(read, async () => (await load()).observeSessions(day));

/** The slots of a page, of which there are hundreds. */
export type SlotsRead = PageRead<Columns<OccurrenceSummary>>;

/** The slots of the day, with the same refetching as its sessions. */
export const useDaySlots = (day: TimetableDay, { data, ...read }: SlotsRead) => {
  const slots = useMemo(() => data && toRows(data), [data]);
  return usePageQuery({ ...read, data: slots }, async () => (await load()).observeSlots(day));
};

/** The tickets of each session of the day, with the same refetching as its sessions. */
export const useDayTickets = (day: TimetableDay, read: PageRead<CallData<'listTickets'>>) =>
  usePageQuery(read, async () => (await load()).observeTickets(day));
