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
 * What is searched for, kept in the address so that it can be shared and gone back to. The page itself is the same for
 * every search: it is read only once the page has come to life.
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
