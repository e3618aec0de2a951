import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Fills the table of postcodes, so that the planner takes it for big: an operator's holds all of its region. */
export async function makePostcodes(db: Db): Promise<void> {
  await sql`
    insert into postcodes (code, latitude, longitude)
    select 'ZZ' || n, 53, -2 from generate_series(1, 20000) as n on conflict do nothing`.execute(db);
}
