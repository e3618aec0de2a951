import { getPoint } from '#components/booking/model/point.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import type { ChosenVenue } from './chosen-venue.ts';

/** Reads the card of a venue that is not in the list. Throws an `ApiError`. For pages that seldom need it. */
export const readVenue = async (slug: string): Promise<ChosenVenue> => {
  const query = operationQuery(browserApi, 'getVenue', { params: { venue: slug } });
  const venue = await browserQueryClient().fetchQuery({ ...query, staleTime: Infinity });
  return { slug, name: venue.name, town: venue.town, coordinates: getPoint(venue) };
};
