import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Call, Reply } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import type { SchedulePage } from './model/schedule-page.ts';
import type { ScheduleKind } from './model/schedule.ts';

/** Camps or courses of one category at one venue. */
export interface ScheduleSubject {
  kind: ScheduleKind;
  venue: string;
  category: string;
}

/** The subject of a page's queries. */
export const getSubject = ({ kind, venue, category }: SchedulePage): ScheduleSubject => ({
  kind,
  venue: venue.slug,
  category: category.slug,
});

/** The most that one page of a list holds (docs/product.md#pagination). */
const LONGEST_PAGE = 100;

const getFilters = ({ venue, category }: ScheduleSubject) => ({
  source: 'online' as const,
  venueSlugs: [venue],
  categorySlugs: [category],
});

type ListId = 'listCamps' | 'listCourses';

async function everyPage(read: (page: number) => Promise<Reply<ListId>>) {
  const all: Reply<ListId>['data'][number][] = [];
  for (let page: number | null = 1; page !== null;) {
    const reply: Reply<ListId> = await read(page);
    all.push(...reply.data);
    page = reply.pagination?.nextPage ?? null;
  }
  return all;
}

const scheduleListRead = (subject: ScheduleSubject, page: number): readonly [ListId, CallInput<ListId>] => [
  subject.kind === 'camps' ? 'listCamps' : 'listCourses',
  { query: { ...getFilters(subject), perPage: LONGEST_PAGE, page } },
];

/** Every camp or course of the subject that has not ended. */
export const schedulesQuery = (call: Call, subject: ScheduleSubject) =>
  queryOptions({
    queryKey: scheduleListRead(subject, 1),
    queryFn: ({ signal }) => everyPage((page) => call<ListId>(...scheduleListRead(subject, page), { signal })),
  });

/** One camp or course, by its slug, for the person acted for or the one given. */
export const scheduleQuery = (call: Call, subject: ScheduleSubject, slug: string, personId?: number) =>
  operationQuery<'getCamp' | 'getCourse'>(call, subject.kind === 'camps' ? 'getCamp' : 'getCourse', {
    params: { id: slug },
    query: { ...getFilters(subject), ...(personId !== undefined && { selectedUserId: personId }) },
  });
