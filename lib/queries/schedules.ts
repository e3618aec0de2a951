import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Call, Reply } from '../api/call.ts';
import type { ScheduleKind } from '../rules/camps/schedule.ts';
import { operationQuery } from './operation-query.ts';

/** Camps or courses of one category at one venue. */
export interface ScheduleSubject {
  kind: ScheduleKind;
  venue: string;
  category: string;
}

/** The most that one page of a list holds (API 1.7). */
const LONGEST_PAGE = 100;

const filtersOf = ({ venue, category }: ScheduleSubject) => ({ source: 'online' as const, venueSlugs: [venue], categorySlugs: [category] });

type ListId = 'listCamps' | 'listCourses';

async function everyPage(read: (page: number) => Promise<Reply<ListId>>) {
  const all: Reply<ListId>['data'][number][] = [];
  for (let page: number | null = 1; page !== null; ) {
    const reply: Reply<ListId> = await read(page);
    all.push(...reply.data);
    page = reply.pagination?.nextPage ?? null;
  }
  return all;
}

/** Every camp or course of the subject that has not ended. */
export const schedulesQuery = (call: Call, subject: ScheduleSubject) => {
  const id: ListId = subject.kind === 'camps' ? 'listCamps' : 'listCourses';
  const input: CallInput<ListId> = { query: { ...filtersOf(subject), perPage: LONGEST_PAGE } };
  return queryOptions({
    queryKey: [id, input],
    queryFn: ({ signal }) => everyPage((page) => call<ListId>(id, { query: { ...input.query, page } }, { signal })),
  });
};

/** One camp or course, by its slug. */
export const scheduleQuery = (call: Call, subject: ScheduleSubject, slug: string) =>
  operationQuery<'getCamp' | 'getCourse'>(call, subject.kind === 'camps' ? 'getCamp' : 'getCourse', {
    params: { id: slug },
    query: filtersOf(subject),
  });
