import { operation } from '#backend/operation.ts';
import { listOnlineJoiningVenuesEndpoint } from '#contract/venues.ts';
import { searchVenuesByQuery } from './search-venues-by-query.ts';

/** The venues where a membership can be bought online. */
export const listOnlineJoiningVenues = operation(listOnlineJoiningVenuesEndpoint, async ({ query }, { db }) => ({
  data: await searchVenuesByQuery(db, query, true),
}));
