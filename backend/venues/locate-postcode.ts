import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { postcodeCandidates } from './postcode.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Where a UK postcode lies: from the gazetteer, as exactly as it knows it, else from the venues in the same postcode
 * or district. Undefined when nobody knows.
 */
export async function locatePostcode(db: Db, postcode: string): Promise<Point | undefined> {
  const codes = postcodeCandidates(postcode);
  const district = codes.at(-1);
  if (district === undefined) return undefined;
  const known = await db
    .selectFrom('postcodes')
    .where('code', 'in', codes)
    .orderBy((order) => order.fn('length', ['code']), 'desc')
    .select(['latitude', 'longitude'])
    .executeTakeFirst();
  if (known !== undefined) return known;
  const near = await db
    .selectFrom('venues')
    .where('latitude', 'is not', null)
    .where(sql<string>`split_part(upper(postcode), ' ', 1)`, '=', district)
    .select((row) => [row.fn.avg<number>('latitude').as('latitude'), row.fn.avg<number>('longitude').as('longitude')])
    .executeTakeFirst();
  if (near === undefined || near.latitude === null) return undefined;
  return { latitude: Number(near.latitude), longitude: Number(near.longitude) };
}
