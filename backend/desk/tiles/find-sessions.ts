import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { findOccurrences, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import type { DeskVenue } from '#backend/venues/find-desk-venue.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

interface Offer {
  optionId: string;
  occurrenceId: string;
}

/** How many sessions of an option are looked at: the first of a day may be full. */
const lookedAt = 40;

/** The sessions of today that are not over and sell one of these options, by start. */
async function findOffers({ db, clock }: Context, venue: DeskVenue, optionIds: readonly string[]): Promise<Offer[]> {
  const now = clock.now();
  const { rows } = await sql<Offer>`
    select wanted.id as option_id, session.id as occurrence_id
    from unnest(${optionIds}::uuid[]) wanted (id) cross join lateral (
      select o.id, o.starts_at, o.location_name from occurrences o
      where o.venue_id = ${venue.id} and o.local_date = ${localDate(now, venue.timezone)}::date
        and o.ends_at > ${now} and o.is_on_sale
        and case when o.booking_type = 'ticketed'
          then exists (select from tickets t where t.schedule_id = o.schedule_id and t.pricing_option_id = wanted.id)
          else o.booking_type in ('classes', 'resources') and o.pricing_option_id = wanted.id end
      order by o.starts_at, o.location_name, o.id limit ${lookedAt}) session
    order by session.starts_at, session.location_name, session.id`.execute(db);
  return rows;
}

export interface TileSession {
  found: FoundOccurrence;
  summary: OccurrenceSummary;
}

/**
 * For each pricing option the first session of today that the customer can book at the desk now; without a customer one
 * that is sold without a name.
 */
export async function findTileSessions(
  customer: Context,
  venue: DeskVenue,
  optionIds: readonly string[],
): Promise<Map<string, TileSession>> {
  const offers = await findOffers(customer, venue, optionIds);
  const ids = [...new Set(offers.map(({ occurrenceId }) => occurrenceId))];
  const found = await findOccurrences(customer.db, ids, customer.clock.now());
  const [first] = found;
  if (first === undefined) return new Map();
  const rows = found.map(({ row }) => row);
  const summaryContext = await getSummaryContext(customer, first.scope, rows, 'foh');
  const bookable = new Map<string, TileSession>();
  for (const one of found) {
    const summary = getSummary(one.row, { ...summaryContext, scope: one.scope });
    const isSold = customer.actingUserId !== null || one.row.allowAnonymousBookings;
    if (isSold && summary.bookableAction?.action === 'book') bookable.set(one.row.id, { found: one, summary });
  }
  const sessions = new Map<string, TileSession>();
  for (const { optionId, occurrenceId } of offers) {
    const session = bookable.get(occurrenceId);
    if (session !== undefined && !sessions.has(optionId)) sessions.set(optionId, session);
  }
  return sessions;
}
