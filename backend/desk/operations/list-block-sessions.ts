import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { asCustomer } from '#backend/desk/as-customer.ts';
import { operation, type Input } from '#backend/operation.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { Personal } from '#backend/timetable/personal.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getSummary, getBookableAction, type SummaryContext } from '#backend/timetable/summary.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { listBlockSessionsEndpoint, type BlockSession } from '#contract/desk/block-sessions.ts';
import { mostBlockSessions } from '#contract/rules/block-limits.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';

type BlockQuery = Input<typeof listBlockSessionsEndpoint>['query'];

interface FoundId {
  id: string;
  localDate: string;
}

/** Monday is 1, Sunday 7. */
const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The days of a block: those of its weekdays from the first to the last. */
function getBlockDays({ from, until, weekdays }: Pick<BlockQuery, 'from' | 'until' | 'weekdays'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) if (weekdays.includes(getWeekday(day))) days.push(day);
  return days;
}

/**
 * Classes and courts that begin on these days at these times by the clock of the venue, by start and place; cancelled ones
 * are left out.
 */
function findBlockIds(
  db: Db,
  venue: { id: string; timezone: string },
  { query, days, limit }: { query: BlockQuery; days: readonly string[]; limit: number },
): Promise<FoundId[]> {
  const clock = sql<string>`to_char(o.starts_at at time zone ${venue.timezone}::text, 'HH24:MI')`;
  const { categoryId, locationId, earliest, latest } = query;
  return db
    .selectFrom('occurrences as o')
    .where('o.venueId', '=', venue.id)
    .where('o.categoryId', '=', categoryId)
    .where('o.localDate', '=', sql<string>`any(${days}::date[])`)
    .where('o.status', '!=', 'cancelled')
    .where('o.bookingType', 'in', ['classes', 'resources'])
    .where(clock, '>=', earliest)
    .where(clock, '<=', latest)
    .$if(locationId !== undefined, (all) =>
      all.where('o.id', 'in', (places) =>
        places
          .selectFrom('occurrenceLocations')
          .where('locationId', '=', locationId ?? '')
          .select('occurrenceLocations.occurrenceId'),
      ),
    )
    .orderBy('o.startsAt')
    .orderBy('o.locationName')
    .orderBy('o.id')
    .limit(limit)
    .select(['o.id', 'o.localDate'])
    .execute();
}

type Clash = BlockSession['clash'];

function ofAccount(row: OccurrenceRow, account: Personal | null): Clash {
  if (account === null) return null;
  const booking = account.bookings.find(({ occurrenceId, isOffer }) => occurrenceId === row.id && !isOffer);
  if (booking !== undefined) return booking.status === 'reserved' ? 'in_sale' : 'already_booked';
  return account.isBarred ? 'barred' : null;
}

/**
 * What keeps a session from being part of a block of the account, by the rules of `createBlockBooking`: the session as
 * anybody may book it at the desk, its places, and what the account has of it already. Null: nothing does.
 */
function getBlockClash(
  row: OccurrenceRow,
  { everybody, account, places }: { everybody: SummaryContext; account: Personal | null; places: number },
): Clash {
  const known = ofAccount(row, account);
  if (known !== null) return known;
  const { action, reason } = getBookableAction(row, everybody);
  if (action === null) return reason ?? 'not_available';
  if (action !== 'book') return 'full';
  if (row.pricingOptionId === null) return 'not_available';
  return getCapacity(row, 'foh').available < places ? 'too_few' : null;
}

/** Whether a session is on the court of one of the others at the same time. */
function isOnSameCourt(row: OccurrenceRow, others: readonly OccurrenceRow[]): boolean {
  const [court] = row.locations;
  return (
    row.bookingType === 'resources' &&
    court !== undefined &&
    others.some(
      ({ locations: [other], startsAt, endsAt }) =>
        other?.id === court.id && startsAt < row.endsAt && endsAt > row.startsAt,
    )
  );
}

/** The sessions with what is in the way of each; of two on one court at one time the second is in the way of the first. */
async function readSessions(context: Context, ids: readonly string[], places: number): Promise<BlockSession[]> {
  const found = await findOccurrences(context.db, ids, context.clock.now());
  const [first] = found;
  if (first === undefined) return [];
  const rows = found.map(({ row }) => row);
  const [ofAccount, everybody] = await Promise.all([
    getSummaryContext(asCustomer(context), first.scope, rows, 'foh'),
    getSummaryContext({ ...context, actingUserId: null }, first.scope, rows, 'foh'),
  ]);
  const free: OccurrenceRow[] = [];
  return found.map(({ row, scope }) => {
    const summary = getSummary(row, { ...ofAccount, scope });
    const bySession = getBlockClash(row, { everybody: { ...everybody, scope }, account: ofAccount.personal, places });
    const clash = bySession ?? (isOnSameCourt(row, free) ? 'busy' : null);
    if (clash === null) free.push(row);
    return {
      id: row.id,
      name: row.templateName,
      locationName: row.friendlyLocationName ?? row.locationName,
      startsAt: summary.startsAt,
      endsAt: summary.endsAt,
      available: summary.capacity.available,
      price: summary.price,
      clash,
    };
  });
}

/**
 * The sessions of an activity that a block of these weekdays, times and days would have, with what is in the way of each
 * (docs/product.md#block-bookings). Throws `not_found`.
 */
export const listBlockSessions = operation(listBlockSessionsEndpoint, async ({ query }, context) => {
  const venue = await findDeskVenue(context, query.venue);
  const days = getBlockDays(query);
  const ids = await findBlockIds(context.db, venue, { query, days, limit: mostBlockSessions + 1 });
  const withSessions = new Set(ids.map(({ localDate }) => localDate));
  const hasMore = ids.length > mostBlockSessions;
  const shown = ids.slice(0, mostBlockSessions);
  const sessions = await readSessions(
    context,
    shown.map(({ id }) => id),
    query.places,
  );
  // Beyond the last one that was read nothing is known.
  const last = hasMore ? ids.at(-1)?.localDate : undefined;
  const daysWithout = days.filter((day) => !withSessions.has(day) && (last === undefined || day < last));
  return { data: { sessions, hasMore, daysWithout } };
});
