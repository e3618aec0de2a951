import { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import { readCsv } from './read-csv.ts';
import {
  inLineOrder,
  getProblems,
  type ImportSummary,
  type LineProblem,
  checkColumns,
  getFirst,
  latitude,
  longitude,
} from './venue-line.ts';

const rowsAtOnce = 1000;
const codeColumns = ['postcode', 'sector', 'district', 'code'];
const latColumns = ['lat', 'latitude'];
const lonColumns = ['lon', 'lng', 'longitude'];
/** A district ("M1"), a sector ("M1 1") or a whole postcode ("M1 1AE"). */
const code = /^[A-Z]{1,2}\d[A-Z\d]?( \d([A-Z]{2})?)?$/;

const postcodeSchema = z.object({
  code: z
    .string({ error: 'must not be empty' })
    .transform((value) => value.toUpperCase().replaceAll(/\s+/g, ' ').trim())
    .refine((value) => code.test(value), { error: 'must be a UK postcode, sector or district' }),
  latitude,
  longitude,
});
type Postcode = z.output<typeof postcodeSchema>;

async function write(db: Db, rows: Map<string, Postcode>): Promise<void> {
  if (rows.size === 0) return;
  await db
    .insertInto('postcodes')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
      })),
    )
    .execute();
  rows.clear();
}

/**
 * Imports the locations of postcodes: districts, sectors or whole postcodes. An existing code is updated; a line with
 * an error is skipped and reported. Throws when a column is missing.
 */
export async function importPostcodes(db: Db, path: string): Promise<ImportSummary> {
  const problems: LineProblem[] = [];
  const rows = new Map<string, Postcode>();
  let importedCount = 0;
  for await (const csv of readCsv(path)) {
    if ('fault' in csv) {
      problems.push({ line: csv.line, why: csv.fault });
      continue;
    }
    const { line, values } = csv;
    if (importedCount === 0) checkColumns(values, [codeColumns, latColumns, lonColumns]);
    const parsed = postcodeSchema.safeParse({
      code: getFirst(values, codeColumns),
      latitude: getFirst(values, latColumns) ?? '',
      longitude: getFirst(values, lonColumns) ?? '',
    });
    if (!parsed.success) {
      problems.push(...getProblems(line, parsed.error));
      continue;
    }
    rows.set(parsed.data.code, parsed.data);
    importedCount += 1;
    if (rows.size === rowsAtOnce) await write(db, rows);
  }
  await write(db, rows);
  return { imported: importedCount, problems: inLineOrder(problems) };
}
