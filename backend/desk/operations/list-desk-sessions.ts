import type { Context } from '#backend/context.ts';
import { asCustomer } from '#backend/desk/as-customer.ts';
import { findDeskVenue } from '#backend/desk/find-desk-venue.ts';
import { readArrivals } from '#backend/desk/sessions/read-arrivals.ts';
import { operation, type Input } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { listDeskSessionsEndpoint } from '#contract/desk/sessions.ts';

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
