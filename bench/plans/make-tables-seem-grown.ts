import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { isFixed } from './fixed-tables.ts';

/** Tables with fewer rows are estimated at `manyRows`, so that no plan reads them whole because they are small. */
const fewRows = 1_000;
const manyRows = 1_000_000;

/**
 * Makes the planner take every table whose size is not fixed for a big one, also one that the test world leaves small. An
 * empty table is estimated as one that was never analysed, at ten pages, because the planner knows that it has no page.
 * For an analysed database and its superuser.
 */
export async function makeTablesSeemGrown(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < ${fewRows}`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !isFixed(name));
  await sql`
    update pg_class set
      relpages = case when pg_relation_size(oid) = 0 then 0 else greatest(relpages, 1) end,
      reltuples = case when pg_relation_size(oid) = 0 then -1 else ${manyRows}::real end
    where relnamespace = 'public'::regnamespace and relname = any(${names})`.execute(db);
}
