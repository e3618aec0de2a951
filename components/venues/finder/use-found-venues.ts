'use client';

import { useEffect, useMemo, useState } from 'react';
import type { FinderVenue } from './finder-venue.ts';
import { findVenues, type Found, type Gazetteer, type VenueSearch } from './venue-finding.ts';
import { searchTerm } from './venue-search.ts';

interface Answer {
  wanted: string;
  gazetteer: Gazetteer;
}

/** The gazetteer code is loaded with the first search, because most visitors choose from the list. */
const askGazetteer = async (wanted: string): Promise<Gazetteer> => {
  const { findPlaces } = await import('./find-places.ts');
  return findPlaces(wanted);
};

/** Finds venues for a search, asking the gazetteer where towns and postcodes are. */
export const useFoundVenues = (
  venues: readonly FinderVenue[],
  { term: typed, radius, near }: VenueSearch,
): Found<FinderVenue> => {
  const term = searchTerm(typed);
  const wanted = term.kind === 'postcode' ? term.postcode : term.kind === 'text' ? term.text : '';
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsking = wanted !== '' && near === null;
  useEffect(() => {
    if (!isAsking) return;
    let isCurrent = true;
    const take = (gazetteer: Gazetteer) => {
      if (isCurrent) setAnswer({ wanted, gazetteer });
    };
    askGazetteer(wanted).then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isAsking, wanted]);
  const gazetteer = answer?.wanted === wanted ? answer.gazetteer : 'asking';
  return useMemo(
    () => findVenues(venues, { term: typed, radius, near }, gazetteer),
    [venues, typed, radius, near, gazetteer],
  );
};
