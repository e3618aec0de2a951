import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Place } from '#contract/venues/venues.ts';
import { locatePostcode } from './locate-postcode.ts';
import { postcodeCandidates } from './postcode.ts';

/** Sorts after every other character. */
const lastCharacter = '\u{10FFFF}';

/** A range of the index on places: of a pattern that is a parameter the planner cannot know that it is a prefix. */
function startsWith(prefix: string) {
  return sql<boolean>`(lower(name) ~>=~ ${prefix} and lower(name) ~<~ ${prefix + lastCharacter})`;
}

/** Places of the United Kingdom that fit what was typed: a postcode, towns by size, venues by name. */
export async function findPlaces(db: Db, query: string, limit: number): Promise<Place[]> {
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
