'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserCall } from '../../lib/api/browser-call.ts';
import { placesQuery } from '../../lib/queries/venues.ts';
import { findVenues, type Found, type Gazetteer, type VenueSearch } from '../../lib/rules/venue-finding.ts';
import { searchTerm } from '../../lib/rules/venue-search.ts';
import type { FinderVenue } from '../../lib/rules/finder-venue.ts';

/** Finds venues for a search, asking the gazetteer where towns and postcodes are. */
export const useFoundVenues = (venues: readonly FinderVenue[], { term: typed, radius, near }: VenueSearch): Found<FinderVenue> => {
  const term = searchTerm(typed);
  const wanted = term.kind === 'postcode' ? term.postcode : term.kind === 'text' ? term.text : '';
  const { data, isError } = useQuery({
    ...placesQuery(browserCall, wanted),
    enabled: wanted !== '' && near === null,
    staleTime: Infinity,
    throwOnError: false,
  });
  const gazetteer: Gazetteer = data ?? (isError ? 'failed' : 'asking');
  return useMemo(() => findVenues(venues, { term: typed, radius, near }, gazetteer), [venues, typed, radius, near, gazetteer]);
};
