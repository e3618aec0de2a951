import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { locatePostcode } from '#backend/venues/locate-postcode.ts';
import { postcodeCandidates } from '#backend/venues/postcode.ts';
import { getNetwork } from '#contract/get-network.ts';
import { geocodeEndpoint, type Place } from '#contract/venues/venues.ts';

/** Sorts after every other character. */
const lastCharacter = '\u{10FFFF}';

/** A range of the index on places: of a pattern that is a parameter the planner cannot know that it is a prefix. */
function startsWith(prefix: string) {
  return sql<boolean>`(lower(name) ~>=~ ${prefix} and lower(name) ~<~ ${prefix + lastCharacter})`;
}

/** Places of the United Kingdom that fit what was typed: a postcode, towns by size, venues by name. */
async function findPlaces(db: Db, query: string, limit: number): Promise<Place[]> {
  const [postcode] = postcodeCandidates(query);
  if (postcode !== undefined) {
    const point = await locatePostcode(db, postcode);
    return point === undefined ? [] : [{ name: postcode, type: 'postcode', postcode, ...point }];
  }
  const prefix = query.trim().toLowerCase();
  const [towns, venues] = await Promise.all([
    db
      .selectFrom('places')
      .where(startsWith(prefix))
      .orderBy(sql`lower(name) = ${prefix}`, 'desc')
      .orderBy('population', 'desc')
      .orderBy('id')
      .limit(limit)
      .select(['name', 'latitude', 'longitude'])
      .execute(),
    db
      .selectFrom('venues')
      .where('name', 'ilike', `%${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      .where('latitude', 'is not', null)
      .where('longitude', 'is not', null)
      .orderBy('name')
      .limit(limit)
      .select(['name', 'postcode', 'latitude', 'longitude'])
      .$narrowType<{ latitude: number; longitude: number }>()
      .execute(),
  ]);
  const places: Place[] = [
    ...towns.map((town) => ({ ...town, type: 'place' as const, postcode: null })),
    ...venues.map((venue) => ({ ...venue, type: 'venue' as const })),
  ];
  return places.slice(0, limit);
}

const replySchema = z.object({
  features: z.array(
    z.object({
      text: z.string(),
      place_type: z.array(z.string()),
      center: z.tuple([z.number(), z.number()]),
    }),
  ),
});

interface MapboxAccess {
  token: string;
  apiUrl: string;
}

/** Asks Mapbox for places in the United Kingdom. Throws `provider_unavailable` when it doesn't answer. */
async function findMapboxPlaces({ token, apiUrl }: MapboxAccess, query: string, limit: number): Promise<Place[]> {
  const base = apiUrl.replace(/\/$/, '');
  const url = new URL(`${base}/geocoding/v5/mapbox.places/${encodeURIComponent(query)}.json`);
  url.search = new URLSearchParams({ access_token: token, country: 'gb', limit: String(limit) }).toString();
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (reply === undefined || !reply.ok) throw new DomainError('provider_unavailable');
  const { features } = replySchema.parse(await reply.json());
  return features.map(({ text, place_type, center: [longitude, latitude] }) => {
    const isPostcode = place_type.includes('postcode');
    return {
      name: text,
      type: isPostcode ? 'postcode' : 'place',
      postcode: isPostcode ? text : null,
      latitude,
      longitude,
    };
  });
}

/** Where something typed lies, UK only: Mapbox when configured, else the gazetteer. 60 look-ups a minute an address. */
export const geocode = operation(geocodeEndpoint, async ({ query }, { db, config, limits, address }) => {
  await limits.consume('geocode', getNetwork(address), { limit: 60, windowSeconds: 60 });
  const data = config.mapbox
    ? await findMapboxPlaces(config.mapbox, query.query, query.limit)
    : await findPlaces(db, query.query, query.limit);
  return { data };
});
