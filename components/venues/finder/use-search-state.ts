'use client';

import { useAddressSearch } from '#lib/browser/use-address-search.ts';
import { DEFAULT_RADIUS_MILES, readRadius } from './venue-search.ts';

/** The search parameters, kept in the URL so that a search can be shared and works with Back. */
export const useSearchState = () => {
  const [query, write] = useAddressSearch();
  const parameters = new URLSearchParams(query ?? '');
  const search = (term: string, radius: number) => {
    const next = new URLSearchParams(query ?? '');
    if (term.trim() === '') next.delete('q');
    else next.set('q', term.trim());
    if (radius === DEFAULT_RADIUS_MILES) next.delete('radius');
    else next.set('radius', String(radius));
    write(next, 'push');
  };
  return { term: parameters.get('q') ?? '', radius: readRadius(parameters.get('radius')), search };
};
