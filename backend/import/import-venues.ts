import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { readCsv } from './read-csv.ts';
import {
  inLineOrder,
  getProblems,
  type ImportSummary,
  type LineProblem,
  checkColumns,
  readVenueLine,
  venueColumns,
  type ImportedVenue,
} from './venue-line.ts';

function getSlug(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\p{Mn}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Slugs that are paths of the API. */
const reserved = ['', 'online-joining', 'points'];

/** Base of the slug: name and town; a town that the name ends with is not repeated. */
function getBase({ name, town }: ImportedVenue): string {
  const nameSlug = getSlug(name);
  const base = nameSlug.endsWith(`-${getSlug(town)}`) ? nameSlug : getSlug(name, town);
  return (reserved.includes(base) ? `venue-${base}` : base).slice(0, 200).replace(/-$/, '');
}

function getCount(texts: string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text) ?? 0;
}

/** Identifies a venue within one file: its own id, else name, town and postcode. Lines with one key are one venue. */
function venueKey(venue: ImportedVenue): string {
  return venue.id ?? getSlug(getBase(venue), venue.postcode);
}

/**
 * The slug of every venue of a file, the same at every import and in any order of its lines: name and town; where
 * several share them, the postcode too; where they share that, the file's own id. `known`: postcodes of the existing
 * venues by slug; an existing venue keeps the slug it got while its name was unique.
 */
function venueSlugs(venues: ImportedVenue[], knownPostcodes: ReadonlyMap<string, string>): string[] {
  const withPostcode = (venue: ImportedVenue) => getSlug(getBase(venue), venue.postcode);
  const sharing = getCount(venues.map(getBase));
  const sharingPostcode = getCount(venues.map(withPostcode));
  return venues.map((venue) => {
    const base = getBase(venue);
    if (sharing(base) === 1) return base;
    const long = withPostcode(venue);
    if (sharingPostcode(long) > 1) return getSlug(long, venue.id ?? '');
    return knownPostcodes.get(base) === venue.postcode ? base : long;
  });
}

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
