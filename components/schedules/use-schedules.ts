'use client';

import type { PageRead } from '#lib/query/page-read.ts';
import { usePageQuery } from '#lib/query/use-page-query.ts';
import type { SchedulePage } from './model/schedule-page.ts';
import type { AnySchedule } from './model/schedule.ts';

const load = () => import('./observe-schedules.ts');

/** The camps or courses of a page: those that it was made with, then those for its visitor. */
export const useSchedules = (page: SchedulePage, read: PageRead<AnySchedule[]>) =>
  usePageQuery(read, async () => (await load()).observeSchedules(page));

/** One camp or course of a page, with the same refetching as the list. */
export const useSchedule = (page: SchedulePage, slug: string, read: PageRead<AnySchedule>) =>
  usePageQuery(read, async () => (await load()).observeSchedule(page, slug));
