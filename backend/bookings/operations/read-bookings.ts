import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { isStaffSource } from '#backend/activities/cancellation.ts';
import { getBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import { getBundle } from '#backend/bookings/bundle-shape.ts';
import { calendarFile } from '#backend/bookings/letters/calendar-file.ts';
import { readOwnBundle, readOwnBookings } from '#backend/bookings/read-own-booking.ts';
import type { Context } from '#backend/context.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listBookedVenuesEndpoint } from '#contract/bookings/booked-venues.ts';
import { getBookingBundleEndpoint } from '#contract/bookings/booking-bundles.ts';
import { listBookingsEndpoint, getBookingCalendarEndpoint } from '#contract/bookings/bookings.ts';

/** The ids of a customer and of everybody whom they may act for (docs/product.md#acting-for). */
async function listPeople(db: Db, userId: number): Promise<number[]> {
  const links = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', userId)
    .where('status', '=', 'successful')
    .select('referencedUserId')
    .execute();
  return [userId, ...links.map(({ referencedUserId }) => referencedUserId)];
}

/**
 * The venues at which a customer and everybody linked with them have or had bookings, by name
 * (docs/product.md#bookings).
 */
export const listBookedVenues = operation(listBookedVenuesEndpoint, async (_, { db, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const people = await listPeople(db, caller.userId);
  const data = await db
    .selectFrom('venues as v')
    .where((row) =>
      row.exists(
        row
          .selectFrom('bookings as b')
          .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
          .whereRef('o.venueId', '=', 'v.id')
          .where('b.userId', 'in', people)
          .where('b.status', 'in', ['settled', 'cancelled'])
          .select('b.id'),
      ),
    )
    .select(['v.id', 'v.name', 'v.slug'])
    .orderBy('v.name')
    .execute();
  return { data };
});

/** Returns a booking as a calendar file; of a camp or course all its sessions. */
export const getBookingCalendar = operation(getBookingCalendarEndpoint, async ({ params }, context) => {
  const rows = await readOwnBookings(context, params.bookingId, 'customers');
  return { data: calendarFile(rows), file: { contentType: 'text/calendar; charset=utf-8', name: 'booking.ics' } };
});

/** A booked camp or course with its sessions and answers. Throws `not_found` for one of somebody else. */
export const getBookingBundle = operation(getBookingBundleEndpoint, async ({ params, query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  await readOwnBundle(context, params.bundleId, 'customers');
  return { data: await getBundle(context.db, params.bundleId, { now: context.clock.now(), isStaff }) };
});

type Query = Input<typeof listBookingsEndpoint>['query'];

/** Most bookings of one answer without pages. */
const mostAtOnce = 1000;

/** Whose bookings are listed. Throws `forbidden` for a person whom the caller may not act for. */
async function getPeople(context: Context, { everyone, userId: named }: Query): Promise<number[]> {
  const { caller, db, actingUserId } = context;
  if (everyone && caller !== null) return listPeople(db, caller.userId);
  const userId = named ?? actingUserId;
  if (userId === null) throw new DomainError('unauthenticated');
  if (userId !== actingUserId) await checkMayActFor(context, userId);
  return [userId];
}

function selectChosen({ db }: Context, people: readonly number[], query: Query) {
  const { occurrenceId, startsAfter, startsBefore, status, venue } = query;
  let chosen = selectBookings(db).where('b.userId', 'in', people).where('b.status', 'in', status);
  if (venue !== undefined) chosen = chosen.where('v.slug', '=', venue);
  if (occurrenceId !== undefined) chosen = chosen.where('b.occurrenceId', '=', occurrenceId);
  if (startsAfter !== undefined) chosen = chosen.where('o.startsAt', '>', new Date(startsAfter));
  if (startsBefore !== undefined) chosen = chosen.where('o.startsAt', '<', new Date(startsBefore));
  return chosen;
}

/**
 * The bookings of one person, or of everybody in the caller's account, settled ones unless told otherwise, by start (docs/product.md#bookings). Throws
 * `forbidden` for a person whom the caller may not act for.
 */
export const listBookings = operation(listBookingsEndpoint, async ({ query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  const chosen = selectChosen(context, await getPeople(context, query), query);
  const ofPage = query.bypassPagination ? { perPage: mostAtOnce, page: 1 } : query;
  const order = query.direction === 'ascending' ? 'asc' : 'desc';
  const ordered = chosen.orderBy(query.sortBy === 'starts_at' ? 'o.startsAt' : 'b.createdAt', order).orderBy('b.id');
  const { rows, total } = await readPage(ordered, ofPage);
  const viewed = { now: context.clock.now(), isStaff };
  return {
    data: rows.map((row) => getBooking(row, viewed)),
    pagination: getPagination({ ...ofPage, count: rows.length, total }),
    sorting: { sortBy: query.sortBy, direction: query.direction },
  };
});
