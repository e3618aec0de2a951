'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FinderVenue, VenuePage } from './finder-venue.ts';
import type { LiveVenues } from './live-venues.ts';
import { getQuestion, type Found, type VenueSearch } from './venue-finding.ts';
import { searchTerm } from './venue-search.ts';

export interface FoundVenues {
  found: Found;
  /** The reply is under way; `found` is what was found before. */
  isSearching: boolean;
  /** Loads the next page of the list. */
  onMore: () => void;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
  askAgain: () => void;
}

const silent = () => () => undefined;
const nothing = () => null;

/** A venue that moved on between two pages is listed once. */
const withoutRepeats = (venues: readonly FinderVenue[]): FinderVenue[] => [
  ...new Map(venues.map((venue) => [venue.slug, venue])).values(),
];

/** Opens the search on demand; the state is 'failed' when its code could not be loaded. */
const useLiveVenues = (first: VenuePage) => {
  const t = useTranslations();
  const language = useLocale();
  const [live, setLive] = useState<LiveVenues | 'failed' | null>(null);
  const opening = useRef<Promise<LiveVenues> | null>(null);
  const words = useMemo(() => ({ t, language }), [t, language]);
  const open = useCallback(async (): Promise<LiveVenues | null> => {
    opening.current ??= import('./live-venues.ts').then(({ openLiveVenues }) => openLiveVenues(first, words));
    try {
      const opened = await opening.current;
      setLive(opened);
      return opened;
    } catch {
      opening.current = null;
      setLive('failed');
      return null;
    }
  }, [first, words]);
  return { live, open };
};

/** The venues that a search finds, page by page; without one the first page of all, which came with the page. */
export const useFoundVenues = (first: VenuePage, { term, radius, near, intent }: VenueSearch): FoundVenues => {
  const question = useMemo(() => getQuestion({ term, radius, near, intent }), [term, radius, near, intent]);
  const { live, open } = useLiveVenues(first);
  const [isOpening, setOpening] = useState(false);
  const opened = live === 'failed' ? null : live;
  const answer = useSyncExternalStore(opened?.subscribe ?? silent, opened?.read ?? nothing, nothing);

  const isNeeded = question.kind !== 'all' || question.offers !== null;
  useEffect(() => {
    if (isNeeded) void open();
  }, [isNeeded, open]);
  useLayoutEffect(() => opened?.ask(question), [opened, question]);

  const pages = answer?.data?.pages;
  const hasFailed = live === 'failed' && isNeeded;
  const found = useMemo((): Found => {
    const page = pages?.[0] ?? {
      target: { kind: hasFailed ? 'failed' : 'all' } as const,
      nearest: null,
      offers: null,
      ...first,
    };
    const { target, nearest, offers } = page;
    const shownTarget =
      target.kind === 'all' && searchTerm(term).kind === 'too_short' ? ({ kind: 'too_short' } as const) : target;
    const venues = withoutRepeats((pages ?? [page]).flatMap((one) => one.venues));
    return { ...shownTarget, nearest, offers, venues, total: page.total };
  }, [pages, hasFailed, first, term]);

  return {
    found,
    isSearching: isNeeded && !hasFailed && (answer === null || answer.isPending || answer.isPlaceholderData),
    onMore: () => {
      if (opened) return void opened.more();
      setOpening(true);
      void open()
        .then((ready) => ready?.more())
        .finally(() => setOpening(false));
    },
    isLoadingMore: isOpening || answer?.isFetchingNextPage === true,
    hasFailedMore: answer?.isFetchNextPageError === true || (live === 'failed' && !isNeeded),
    askAgain: () => (opened ? opened.askAgain() : void open()),
  };
};
