import { operation } from '#backend/operation.ts';
import { searchVenuesByQuery } from '#backend/venues/search-venues-by-query.ts';
import { listOnlineJoiningVenuesEndpoint } from '#contract/venues.ts';

/** The venues where a membership can be bought online. */
export const listOnlineJoiningVenues = operation(listOnlineJoiningVenuesEndpoint, async ({ query }, { db }) => ({
  data: await searchVenuesByQuery(db, query, true),
}));
