import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { withHits, type Search } from './free-times.ts';

/** A hit by the id of its session. */
export interface FoundHit {
  id: string;
  freeCourts: number | null;
}

interface Page {
  page: number;
  perPage: number;
  sortBy: 'starts_at' | 'distance';
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

/** One page of the hits of a search, and how many there are (docs/product.md#search). */
export async function findHits(db: Db, search: Search, { page, perPage, sortBy }: Page): Promise<FoundPage> {
  const offset = (page - 1) * perPage;
  const { rows } = await sql<FoundHit & { total: number }>`
    ${withHits(search)}
    select id, free_courts, count(*) over () as total from hits
    order by ${orders[sortBy]} limit ${perPage} offset ${offset}`.execute(db);
  const hits = rows.map(({ id, freeCourts }) => ({ id, freeCourts }));
  const [first] = rows;
  const isPastEnd = first === undefined && page > 1;
  return { hits, total: isPastEnd ? await countHits(db, search) : (first?.total ?? 0) };
}

async function countHits(db: Db, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`${withHits(search)} select count(*) as total from hits`.execute(db);
  return rows[0]?.total ?? 0;
}
