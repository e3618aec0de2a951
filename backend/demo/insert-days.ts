import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { demoId } from './identity.ts';
import { insertRows } from './insert-rows.ts';
import { makeDay, type DemoSession } from './make-day.ts';
import { getOpenDays } from './opening.ts';
import { locationId } from './seed-series.ts';
import { demoVenues } from './venues/demo-venues.ts';
import { instructorId } from './venues/instructors.ts';

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
