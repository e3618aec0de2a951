'use client';

import { useMemo } from 'react';
import { useChanging } from '#components/booking/use-changing.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { whileChanging } from '#components/timetable/model/while-changing.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { toRows, type Columns } from '#lib/query/columns.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { usePageQuery, type PageQuery } from '#lib/query/use-page-query.ts';

const load = () => import('./observe-day.ts');

/** The sessions as they are in place of the basket line that is being changed, if that is the person's. */
const useWhileChanging = (query: PageQuery<OccurrenceSummary[]>, { venue }: TimetableDay) => {
  const { session } = useSession();
  const changing = useChanging(venue.slug);
  const line = changing?.forUserId === (session?.selectedUserId ?? session?.userId) ? changing : null;
  const data = useMemo(() => query.data && (line ? whileChanging(query.data, line) : query.data), [query.data, line]);
  return { ...query, data };
};

/** The sessions of the day: those of the page, then those for its visitor. */
export const useDaySessions = (day: TimetableDay, read: PageRead<OccurrenceSummary[]>) =>
  useWhileChanging(
    usePageQuery(read, async () => (await load()).observeSessions(day)),
    day,
  );

/** The slots of a page, of which there are hundreds. */
export type SlotsRead = PageRead<Columns<OccurrenceSummary>>;

/** The slots of the day, with the same refetching as its sessions. */
export const useDaySlots = (day: TimetableDay, { data, ...read }: SlotsRead) => {
  const slots = useMemo(() => data && toRows(data), [data]);
  const query = usePageQuery({ ...read, data: slots }, async () => (await load()).observeSlots(day));
  return useWhileChanging(query, day);
};

/** The tickets of each session of the day, with the same refetching as its sessions. */
export const useDayTickets = (day: TimetableDay, read: PageRead<CallData<'listTickets'>>) =>
  usePageQuery(read, async () => (await load()).observeTickets(day));
