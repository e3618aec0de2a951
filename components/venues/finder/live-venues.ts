import { InfiniteQueryObserver, keepPreviousData, type InfiniteData } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { findFirstPage, findFurtherPage, FRESH_MS, type Finding, type FoundPage } from './find-venue-page.ts';
import type { VenuePage } from './finder-venue.ts';
import type { Question, Target } from './venue-finding.ts';

/** The page to read; the target is known once the first page has been read. */
interface PageParam {
  page: number;
  target: Target | null;
}

const firstParam: PageParam = { page: 1, target: null };

const getNextParam = (last: FoundPage, pages: readonly FoundPage[]): PageParam | undefined => {
  const loaded = pages.reduce((count, { venues }) => count + venues.length, 0);
  return last.venues.length > 0 && loaded < last.total ? { page: pages.length + 1, target: last.target } : undefined;
};

const getOptions = (all: Finding, question: Question) => {
  const finding = { ...all, offers: question.offers };
  const firstPages: InfiniteData<FoundPage, PageParam> = {
    pages: [{ target: { kind: 'all' }, nearest: null, ...finding.first }],
    pageParams: [firstParam],
  };
  return {
    queryKey: ['listVenues', 'found', question],
    queryFn: ({ pageParam: { page, target } }: { pageParam: PageParam }) =>
      target === null ? findFirstPage(finding, question) : findFurtherPage(finding, target, page),
    initialPageParam: firstParam,
    getNextPageParam: getNextParam,
    initialData: question.kind === 'all' && question.offers === null ? firstPages : undefined,
    // A slow reply leaves the old list; the key sees to it that an older reply never replaces a newer one.
    placeholderData: keepPreviousData,
    staleTime: ({ state }: { state: { data?: InfiniteData<FoundPage, PageParam> } }) =>
      state.data?.pages[0]?.target.kind === 'failed' ? 0 : FRESH_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    // Each call is retried by itself.
    retry: false,
    throwOnError: false,
  };
};

/**
 * Searches venues at the server, one question at a time and page by page. Loaded with the first search, because most
 * visitors choose from the first page.
 */
export const openLiveVenues = (first: VenuePage, words: Finding['words']) => {
  const finding: Finding = { client: browserQueryClient(), call: browserApi, first, words, offers: null };
  const observer = new InfiniteQueryObserver(finding.client, getOptions(finding, { kind: 'all', offers: null }));
  return {
    ask: (question: Question) => observer.setOptions(getOptions(finding, question)),
    askAgain: () => void observer.refetch(),
    more: () => observer.fetchNextPage(),
    subscribe: (listener: () => void) => observer.subscribe(listener),
    read: () => observer.getCurrentResult(),
  };
};

export type LiveVenues = ReturnType<typeof openLiveVenues>;
