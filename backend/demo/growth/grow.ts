import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { demoCategories } from '#backend/demo/operator/categories.ts';
import { seedVenueSeries } from '#backend/demo/seed-series.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { insertSessions, type Pattern } from './insert-sessions.ts';
import { makeSeries } from './make-series.ts';
import { makeVenues, type GrownVenue } from './make-venue.ts';

const venuesAtOnce = 20;
const daysBack = 3;

export interface Growth {
  /** Venues besides those of the demo. */
  venues: number;
  /** Sessions of these venues altogether. */
  occurrences: number;
  seed: number;
}

interface GrownPattern extends Pattern {
  venue: GrownVenue;
}

/** The date of the first sessions, the same at every later run. */
async function readFirstDate(tx: Tx, { seed }: Growth, now: Date): Promise<string> {
  const key = `grown world ${seed} from`;
  const setting = await tx.selectFrom('settings').where('key', '=', key).select('value').executeTakeFirst();
  if (typeof setting?.value === 'string') return setting.value;
  const value = daysAfter(localDate(now, siteZone), -daysBack);
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updatedAt: now })
    .execute();
  return value;
}

async function insertVenue(tx: Tx, { venue, series }: GrownPattern, firstDate: string): Promise<void> {
  const { v2From: _v2From, courts: _courts, area: _area, buildingFacilities, facilities, ...columns } = venue;
  await tx
    .insertInto('venues')
    .values({ ...columns, facilities: buildingFacilities, activitiesV2MigrationDate: '2025-04-01' })
    .execute();
  const activities = demoCategories.flatMap(({ slug, facility, description, allocationStrategy }, position) =>
    facility !== null && facilities.includes(facility)
      ? [{ venueId: venue.id, categoryId: demoId(`category ${slug}`), description, allocationStrategy, position }]
      : [],
  );
  await tx.insertInto('venueActivities').values(activities).execute();
  await seedVenueSeries(tx, venue, series, firstDate);
}

/** How many sessions each of these venues has; those that are not there are missing. */
async function readCounts(tx: Tx, patterns: readonly GrownPattern[]): Promise<Map<string, number>> {
  const ids = patterns.map(({ venue }) => venue.id);
  const rows = await tx
    .selectFrom('venues as v')
    .where('v.id', 'in', ids)
    .select('v.slug')
    .select((row) =>
      row
        .selectFrom('occurrences as o')
        .whereRef('o.venueId', '=', 'v.id')
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .execute();
  return new Map(rows.map(({ slug, count }) => [slug, count ?? 0]));
}

async function growBatch(tx: Tx, patterns: readonly GrownPattern[], firstDate: string): Promise<Grown> {
  await sql`set local synchronous_commit = off`.execute(tx);
  const counts = await readCounts(tx, patterns);
  const missing = patterns.filter(({ venue }) => !counts.has(venue.slug));
  for (const pattern of missing) await insertVenue(tx, pattern, firstDate);
  const unfinished = patterns.filter(({ venue, sessions }) => (counts.get(venue.slug) ?? 0) < sessions);
  const occurrences = unfinished.length === 0 ? 0 : await insertSessions(tx, unfinished, firstDate);
  return { venues: missing.length, occurrences };
}

function makePatterns({ seed, venues, occurrences }: Growth): GrownPattern[] {
  return makeVenues(seed, venues).map((venue, number) => ({
    venue,
    series: makeSeries(venue),
    sessions: Math.floor(occurrences / venues) + (number < occurrences % venues ? 1 : 0),
  }));
}

export interface Grown {
  venues: number;
  occurrences: number;
}

/**
 * Adds made-up venues with sessions to the demo world, for measuring. The same seed makes the same venues; what an
 * earlier run added is kept and counted, so a second run with the same numbers adds nothing. `report` hears of every
 * batch.
 */
export async function grow(db: Db, growth: Growth, now: Date, report: (grown: Grown) => void): Promise<Grown> {
  const firstDate = await transact(db, (tx) => readFirstDate(tx, growth, now));
  const total: Grown = { venues: 0, occurrences: 0 };
  const patterns = makePatterns(growth);
  for (let from = 0; from < patterns.length; from += venuesAtOnce) {
    const batch = patterns.slice(from, from + venuesAtOnce);
    const added = await transact(db, (tx) => growBatch(tx, batch, firstDate));
    total.venues += added.venues;
    total.occurrences += added.occurrences;
    report(total);
  }
  if (total.venues + total.occurrences > 0) await sql`vacuum (analyze)`.execute(db);
  return total;
}
