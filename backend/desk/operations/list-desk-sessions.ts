import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { asCustomer } from '#backend/desk/as-customer.ts';
import { operation, type Input } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { listDeskSessionsEndpoint, type DeskSession } from '#contract/desk/sessions.ts';

type Arrivals = DeskSession['arrivals'];

const nobody: Arrivals = { booked: 0, here: 0, absent: 0 };

/** How many people are booked for these sessions, and of how many it is known that they came or did not. */
async function readArrivals(db: Db, ids: readonly string[]): Promise<(id: string) => Arrivals> {
  const { rows } = await sql<Arrivals & { occurrenceId: string }>`
    select occurrence_id, sum(places)::int as booked,
      coalesce(sum(places) filter (where attended), 0)::int as here,
      coalesce(sum(places) filter (where not attended), 0)::int as absent
    from bookings where occurrence_id = any(${ids}::text[]) and status = 'settled' group by occurrence_id`.execute(db);
  const counts = new Map(rows.map(({ occurrenceId, ...arrivals }) => [occurrenceId, arrivals]));
  return (id) => counts.get(id) ?? nobody;
}

type Query = Input<typeof listDeskSessionsEndpoint>['query'];

/** The sessions of a day that take place, by start, name and location. */
async function findIds(context: Context, query: Query): Promise<string[]> {
  const { db, clock } = context;
  const venue = await findDeskVenue(context, query.venue);
  const { bookingTypes } = query;
  const rows = await db
    .selectFrom('occurrences')
    .where('venueId', '=', venue.id)
    .where('localDate', '=', query.date ?? localDate(clock.now(), venue.timezone))
    .where('status', '!=', 'cancelled')
    .$if(bookingTypes !== undefined, (all) => all.where('bookingType', 'in', bookingTypes ?? []))
    .orderBy('startsAt')
    .orderBy('templateName')
    .orderBy('locationName')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The sessions of a day at a venue, with places, arrivals and who waits (docs/product.md#sessions-at-the-desk). Prices and
 * actions are those of the person acted for. Throws `not_found`.
 */
export const listDeskSessions = operation(listDeskSessionsEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const ids = await findIds(context, query);
  const found = await findOccurrences(db, ids, clock.now());
  const [first] = found;
  if (first === undefined) return { data: [] };
  const rows = found.map(({ row }) => row);
  const [getArrivals, summaryContext] = await Promise.all([
    readArrivals(db, ids),
    getSummaryContext(asCustomer(context), first.scope, rows, 'foh'),
  ]);
  const data = found.map(({ row, scope }) => ({
    ...getSummary(row, { ...summaryContext, scope }),
    id: row.id,
    arrivals: getArrivals(row.id),
    waiting: row.waitlistConsumed,
  }));
  return { data };
});
