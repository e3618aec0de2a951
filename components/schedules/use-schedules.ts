'use client';

import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import type { SchedulePage } from './model/schedule-page.ts';
import { schedulePaths } from './model/schedule.ts';
import { scheduleQuery, schedulesQuery, getSubject } from './queries.ts';

/** A failed query shows its error in its own section, not the page's error boundary. */
const inPlace = { throwOnError: false } as const;

/**
 * The camps or courses of a page. A cached page has the data of visitors without a session; the browser refetches for
 * its user.
 */
export const useSchedules = (page: SchedulePage) =>
  useQuery({ ...schedulesQuery(browserApi, getSubject(page)), ...inPlace });

/** One camp or course of a page, with the same refetching as the list. */
export const useSchedule = (page: SchedulePage, slug: string) =>
  useQuery({ ...scheduleQuery(browserApi, getSubject(page), slug), ...inPlace });

export interface OfferHrefs {
  /** The booking page. */
  book: string;
  /** The list of its category. */
  others: string;
}

/** The addresses to which a camp or course leads. */
export const useOfferHrefs = ({ kind, venue, category }: SchedulePage, slug: string): OfferHrefs => {
  const href = useHref();
  const paths = schedulePaths(kind, venue.slug);
  return { book: href(paths.book(category.slug, slug)), others: href(paths.list(category.slug)) };
};
