import { operation } from '#backend/operation.ts';
import { listJoiningVenues } from '#backend/venues/list-joining-venues.ts';
import { listOnlineJoiningVenuesEndpoint } from '#contract/venues.ts';

/** The venues where a membership can be bought online. */
export const listOnlineJoiningVenues = operation(listOnlineJoiningVenuesEndpoint, async ({ query }, { db }) => ({
  data: await listJoiningVenues(db, query),
}));
