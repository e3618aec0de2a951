import type { Place } from '#contract/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { placesQuery } from './places-query.ts';

/** Asks the gazetteer where a town or postcode may be; once for each text. For a screen that seldom asks. */
export const findPlaces = (query: string): Promise<Place[]> =>
  browserQueryClient().fetchQuery({ ...placesQuery(browserApi, query), staleTime: Infinity });
