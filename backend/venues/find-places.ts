import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Place } from '#contract/venues.ts';
import { locatePostcode } from './locate-postcode.ts';
import { postcodeCandidates } from './postcode.ts';

/** Places of the United Kingdom that fit what was typed: a postcode, towns by size, venues by name. */
export async function findPlaces(db: Db, query: string, limit: number): Promise<Place[]> {
  const [postcode] = postcodeCandidates(query);
  if (postcode !== undefined) {
    const point = await locatePostcode(db, postcode);
    return point === undefined ? [] : [{ name: postcode, type: 'postcode', postcode, ...point }];
  }
  const prefix = `${query
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [towns, venues] = await Promise.all([
    db
      .selectFrom('places')
      .where(sql<string>`lower(name)`, 'like', prefix)
      .orderBy(sql`lower(name) = ${query.trim().toLowerCase()}`, 'desc')
      .orderBy('population', 'desc')
      .orderBy('id')
      .limit(limit)
      .select(['name', 'latitude', 'longitude'])
      .execute(),
    db
      .selectFrom('venues')
      .where('name', 'ilike', `%${prefix}`)
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
