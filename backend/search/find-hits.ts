import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { withHits, type Search } from './free-times.ts';

/** A hit by the id of its session. */
export interface FoundHit {
  id: string;
  freeCourts: number | null;
  /** How many hits its venue has on its day, where only the first of them are listed; else null. */
  venueHits: number | null;
}

interface Page {
  page: number;
  perPage: number;
  sortBy: 'starts_at' | 'distance';
  /** Only the first so many hits of a venue and day. */
  perVenue?: number | undefined;
}

interface FoundPage {
  hits: FoundHit[];
  /** Hits of all pages. */
  total: number;
}

const orders = {
  starts_at: sql`starts_at, distance_miles, venue_name, venue_id, id`,
  distance: sql`distance_miles, venue_name, venue_id, starts_at, id`,
};

/** The hits that are listed: all, or the first of each venue and day with how many these have. */
function listed(perVenue: number | undefined): RawBuilder<unknown> {
  if (perVenue === undefined) return sql`(select *, null::int as venue_hits from hits) as listed`;
  return sql`(select * from (
    select *, count(*) over (partition by venue_id, local_date)::int as venue_hits,
      row_number() over (partition by venue_id, local_date order by starts_at, id) as place from hits) as placed
    where place <= ${perVenue}) as listed`;
}

/** One page of the hits of a search, and how many there are (docs/product.md#search). */
export async function findHits(db: Db, search: Search, { page, perPage, sortBy, perVenue }: Page): Promise<FoundPage> {
  const offset = (page - 1) * perPage;
  const { rows } = await sql<FoundHit & { total: number }>`
    ${withHits(search)}
    select id, free_courts, venue_hits, count(*) over () as total from ${listed(perVenue)}
    order by ${orders[sortBy]} limit ${perPage} offset ${offset}`.execute(db);
  const hits = rows.map(({ id, freeCourts, venueHits }) => ({ id, freeCourts, venueHits }));
  const [first] = rows;
  const isPastEnd = first === undefined && page > 1;
  return { hits, total: isPastEnd ? await countHits(db, search, perVenue) : (first?.total ?? 0) };
}

async function countHits(db: Db, search: Search, perVenue: number | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${withHits(search)} select count(*) as total from ${listed(perVenue)}`.execute(db);
  return rows[0]?.total ?? 0;
}
