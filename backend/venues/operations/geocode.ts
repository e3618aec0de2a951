import { operation } from '#backend/operation.ts';
import { findPlaces } from '#backend/venues/find-places.ts';
import { findMapboxPlaces } from '#backend/venues/mapbox.ts';
import { getNetwork } from '#contract/get-network.ts';
import { geocodeEndpoint } from '#contract/venues/venues.ts';

/** Where something typed lies, UK only: Mapbox when configured, else the gazetteer. 60 look-ups a minute an address. */
export const geocode = operation(geocodeEndpoint, async ({ query }, { db, config, limits, address }) => {
  await limits.consume('geocode', getNetwork(address), { limit: 60, windowSeconds: 60 });
  const data = config.mapbox
    ? await findMapboxPlaces(config.mapbox, query.query, query.limit)
    : await findPlaces(db, query.query, query.limit);
  return { data };
});
