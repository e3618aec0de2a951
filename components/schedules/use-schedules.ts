'use client';

import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { SchedulePage } from './model/schedule-page.ts';
import { schedulePaths } from './model/schedule.ts';
import { scheduleQuery, schedulesQuery, getSubject } from './queries.ts';

/** What cannot be had says so in its own place, not instead of the whole page. */
const inPlace = { throwOnError: false } as const;

/** The camps or courses of a page. A cached page brings everybody's; the browser asks again for the person who reads it. */
export const useSchedules = (page: SchedulePage) =>
  useQuery({ ...schedulesQuery(browserApi, getSubject(page)), ...inPlace });

/** One camp or course of a page, as fresh as the list. */
export const useSchedule = (page: SchedulePage, slug: string) =>
  useQuery({ ...scheduleQuery(browserApi, getSubject(page), slug), ...inPlace });

/** Where one camp or course of a page is booked. */
export const useBookHref = ({ kind, venue, category }: SchedulePage, slug: string): string =>
  useHref()(schedulePaths(kind, venue.slug).book(category.slug, slug));
