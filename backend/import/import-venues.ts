import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { checkColumns } from './columns.ts';
import { inLineOrder, getProblems, type ImportSummary, type LineProblem } from './line-problems.ts';
import { readCsv } from './read-csv.ts';
import { readVenueLine, venueColumns, type ImportedVenue } from './venue-line.ts';
import { venueKey, venueSlugs } from './venue-slugs.ts';

const rowsAtOnce = 500;
const { name, town, lat, lon } = venueColumns;
const neededColumns = [name, town, lat, lon];

async function readVenues(path: string): Promise<{ venues: ImportedVenue[]; problems: LineProblem[] }> {
  const venues = new Map<string, ImportedVenue>();
  const problems: LineProblem[] = [];
  for await (const csv of readCsv(path)) {
    if ('fault' in csv) {
      problems.push({ line: csv.line, why: csv.fault });
      continue;
    }
    if (venues.size === 0) checkColumns(csv.values, neededColumns);
    const venueLine = readVenueLine(csv.values);
    if (venueLine.success) venues.set(venueKey(venueLine.data), venueLine.data);
    else problems.push(...getProblems(csv.line, venueLine.error));
  }
  return { venues: [...venues.values()], problems };
}

async function knownPostcodes(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('venues').select(['slug', 'postcode']).execute();
  return new Map(rows.map(({ slug, postcode }) => [slug, postcode]));
}

function getRow(venue: ImportedVenue, slug: string) {
  const { street: address1, town, postcode, lat, lon, phone } = venue;
  const point = { latitude: lat ?? null, longitude: lon ?? null };
  const building = { facilities: venue.facilities ?? null, poolLengths: venue.pool_lengths_m ?? null };
  return { name: venue.name, slug, address1, town, postcode, ...point, phone: phone ?? null, ...building };
}

async function write(tx: Tx, rows: ReturnType<typeof getRow>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto('venues')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          address1: row.ref('excluded.address1'),
          town: row.ref('excluded.town'),
          postcode: row.ref('excluded.postcode'),
          latitude: row.ref('excluded.latitude'),
          longitude: row.ref('excluded.longitude'),
          phone: row.fn.coalesce('excluded.phone', 'venues.phone'),
          facilities: row.fn.coalesce('excluded.facilities', 'venues.facilities'),
          poolLengths: row.fn.coalesce('excluded.poolLengths', 'venues.poolLengths'),
        })),
      )
      .execute();
  }
}

/**
 * Imports the venues of a CSV file, in the columns of Sport England's Active Places. An existing venue, found by its
 * slug, is updated; a line with an error is skipped and reported; of several lines for one venue the last wins. Throws
 * when a column is missing.
 */
export async function importVenues(db: Db, path: string): Promise<ImportSummary> {
  const { venues, problems } = await readVenues(path);
  await transact(db, async (tx) => {
    const slugs = venueSlugs(venues, await knownPostcodes(tx));
    await write(
      tx,
      venues.map((venue, index) => getRow(venue, slugs[index] ?? '')),
    );
  });
  return { imported: venues.length, problems: inLineOrder(problems) };
}
