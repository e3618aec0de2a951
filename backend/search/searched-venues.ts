import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { distanceMiles, isWithin } from '#backend/venues/distance.ts';
import type { Point } from '#backend/venues/locate-postcode.ts';

/** The nearest so many venues are searched; an operator with more has to be told where. */
const mostVenues = sql.lit(100);

export interface Where {
  from: Point | undefined;
  /** Miles. */
  radius: number;
  /** Slugs; undefined for all venues. */
  venue: readonly string[] | undefined;
}

/** Throws `validation_failed` when neither place nor venue is given and there are too many venues to search them all. */
export async function requireWhere(db: Db, { from, venue }: Where): Promise<void> {
  if (from !== undefined || venue !== undefined) return;
  const { rows } = await sql`select from venues order by name, id limit 1 offset ${mostVenues}`.execute(db);
  if (rows.length > 0) throw invalid({ postcode: ['Required'] });
}

/** The venues of a search, nearest first, as a statement; each with its zone and its distance from the place. */
export function searchedVenues({ from, radius, venue }: Where): RawBuilder<unknown> {
  const inRadius = from === undefined ? sql`true` : isWithin(from, radius);
  const named = venue === undefined ? sql`true` : sql`v.slug = any(${venue}::text[])`;
  const nearest = from === undefined ? sql`` : sql`distance_miles, `;
  return sql`
    select v.id, v.name, v.timezone, ${distanceMiles(from)} as distance_miles
    from venues v where ${inRadius} and ${named}
    order by ${nearest}v.name, v.id limit ${mostVenues}`;
}
