'use client';

import { useSyncExternalStore } from 'react';
import { DEFAULT_RADIUS_MILES, readRadius } from './venue-search.ts';

const changed = 'touchline:search';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
};

/**
 * The search parameters, kept in the URL so that a search can be shared and works with Back. The HTML is the same for
 * every search, so they are read only after hydration.
 */
export const useSearchState = () => {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const parameters = new URLSearchParams(query);
  const search = (term: string, radius: number) => {
    const url = new URL(window.location.href);
    if (term.trim() === '') url.searchParams.delete('q');
    else url.searchParams.set('q', term.trim());
    if (radius === DEFAULT_RADIUS_MILES) url.searchParams.delete('radius');
    else url.searchParams.set('radius', String(radius));
    window.history.pushState(null, '', url);
    window.dispatchEvent(new Event(changed));
  };
  return { term: parameters.get('q') ?? '', radius: readRadius(parameters.get('radius')), search };
};
