import type { Place } from '#contract/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { placesQuery } from './places-query.ts';

/** Looks up a town or postcode in the gazetteer, cached by text. For pages that seldom need it. */
export const findPlaces = (query: string): Promise<Place[]> =>
  browserQueryClient().fetchQuery({ ...placesQuery(browserApi, query), staleTime: Infinity });
