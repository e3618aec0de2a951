import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { toWire } from '#contract/wire.ts';
import { demoId } from './identity.ts';
import { makeDay, type DemoSession } from './make-day.ts';
import { getOpenDays } from './opening.ts';
import { locationId } from './seed-series.ts';
import { demoVenues } from './venues/demo-venues.ts';
import { instructorId } from './venues/instructors.ts';

/**
 * Writes many rows of one table in one statement: the demo's tens of thousands of sessions take seconds, not minutes.
 * Every row has the same keys; JSON columns are given as values, not as text.
 */
async function insertRows(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((key) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // Dates become text first, then keys become columns.
  const text = JSON.stringify(toWire(JSON.parse(JSON.stringify(rows))));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${text}::jsonb)`.execute(tx);
}

/**
 * The places that a session's crowd takes are one settled booking without a customer, so that counts and bookings
 * agree.
 */
function crowdRow({ row, crowd }: DemoSession, now: Date) {
  return {
    id: demoId(`crowd ${row.id}`),
    occurrenceId: row.id,
    channel: 'foh' as const,
    status: 'settled' as const,
    places: crowd,
    price: 0,
    resourceLocationId: row.resourceLocationId,
    during: `[${row.startsAt.toISOString()},${row.endsAt.toISOString()})`,
    settledAt: now,
    createdAt: now,
  };
}

/** Writes the sessions of these dates at every venue, with their rooms, instructors and crowds. */
export async function insertDays(tx: Tx, dates: string[], now: Date): Promise<number> {
  let count = 0;
  for (const venue of demoVenues) {
    const sessions = getOpenDays(venue, dates).flatMap((day) => makeDay(venue, day));
    count += sessions.length;
    await insertRows(
      tx,
      'occurrences',
      sessions.map(({ row, crowd }) => ({ ...row, consumedFoh: crowd })),
    );
    await insertRows(
      tx,
      'occurrence_locations',
      sessions.map(({ id, series }) => ({
        occurrenceId: id,
        locationId: locationId(venue, series.location),
        position: 0,
      })),
    );
    await insertRows(
      tx,
      'occurrence_instructors',
      sessions.flatMap(({ id, series }) =>
        series.instructors.map((name, position) => ({
          occurrenceId: id,
          instructorId: instructorId(venue, name),
          position,
        })),
      ),
    );
    await insertRows(
      tx,
      'bookings',
      sessions.filter(({ crowd }) => crowd > 0).map((session) => crowdRow(session, now)),
    );
  }
  await sql`analyze occurrences, bookings, occurrence_locations`.execute(tx);
  return count;
}
