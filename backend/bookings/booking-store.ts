import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { outstandingRestrictions } from './outstanding-restrictions.ts';

/** How many bookings of the same bundle are settled. In the query around it `b` is the booking. */
const settledInBundle = sql<number>`(
  select count(*)::int from bookings other where other.bundle_id = b.bundle_id and other.status = 'settled')`;

/**
 * How many settled bookings of the same bundle start earlier. In the query around it `b` is the booking and `o` its
 * session.
 */
const settledBefore = sql<number>`(
  select count(*)::int from bookings other join occurrences at on at.id = other.occurrence_id
  where other.bundle_id = b.bundle_id and other.status = 'settled'
    and (at.starts_at, at.id) < (o.starts_at, o.id))`;

/** Bookings joined with what the API returns of them. */
export function selectBookings(db: Db) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .leftJoin('users as u', 'u.id', 'b.userId')
    .leftJoin('tickets as t', 't.id', 'b.ticketId')
    .leftJoin('orders as r', 'r.id', 'b.orderId')
    .leftJoin('cancellationPolicies as p', 'p.id', 'o.cancellationPolicyId')
    .select([
      'b.id',
      'b.v1Id',
      'b.isV2',
      'b.userId',
      'b.bookedByUserId',
      'b.bundleId',
      'b.orderId',
      'b.status',
      'b.places',
      'b.price',
      'b.due',
      'b.creditDenied',
      'b.channel',
      'b.ticketId',
      'b.pinnedBy',
      'b.releasedAt',
      'b.attended',
      'b.createdAt',
      'b.calendarSequence',
      'b.settledAt',
      'b.cancelledAt',
      'b.holdKind',
    ])
    .select([
      'o.id as occurrenceId',
      'o.v1Id as activityId',
      'o.startsAt',
      'o.endsAt',
      'o.scheduleId',
      'o.bookingType',
      'o.templateName',
      'o.templateDescription',
      'o.locations',
      'o.locationName',
      'o.instructors',
    ])
    .select([
      'v.id as venueId',
      'v.name as venueName',
      'v.slug as venueSlug',
      'v.timezone',
      'v.address1',
      'v.town',
      'v.postcode',
    ])
    .select(['c.id as categoryId', 'c.name as categoryName', 'c.slug as categorySlug', 'c.bookingType as categoryType'])
    .select(['t.name as ticketName', 't.attendees as ticketAttendees', 't.pricingOptionId'])
    .select([
      'u.uuid as userUuid',
      'u.reference as userReference',
      'u.firstName',
      'u.lastName',
      'u.email',
      'u.accessBarredAt',
    ])
    .select([
      'r.status as orderStatus',
      'r.total as orderTotal',
      'r.balance as orderBalance',
      'r.userId as orderUserId',
    ])
    .select([
      'p.id as policyId',
      'p.isCancellableOnline',
      'p.cutOffMinutes',
      'p.cutOffActions',
      'p.fee',
      'p.awardsCredit',
    ])
    .select([settledInBundle.as('bundleSettled'), settledBefore.as('bundleSettledBefore')])
    .select(outstandingRestrictions.as('outstandingRestrictions'))
    .select(['op.currency', 'op.name as operatorName']);
}

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number];

/** Finds a booking by its API id: the UUID, or digits for one made through the v1 calls. Throws `not_found`. */
export async function findBooking(db: Db, wireId: string): Promise<BookingRow> {
  const isV1 = /^\d+$/.test(wireId);
  // The id is converted to the type of its column: compared as text, no index would be used.
  const found = isV1
    ? selectBookings(db).where('b.v1Id', '=', Number(wireId))
    : selectBookings(db).where('b.id', '=', wireId);
  const row = await found.where('b.isV2', '=', !isV1).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Finds bookings by their API ids, in this order. Throws `not_found` when one of them is not there. */
export async function findBookings(db: Db, wireIds: readonly string[]): Promise<BookingRow[]> {
  const v1Ids = wireIds.filter((id) => /^\d+$/.test(id));
  const v2Ids = wireIds.filter((id) => !v1Ids.includes(id));
  const rows = [
    ...(v2Ids.length === 0
      ? []
      : await selectBookings(db).where('b.isV2', '=', true).where('b.id', 'in', v2Ids).execute()),
    ...(v1Ids.length === 0
      ? []
      : await selectBookings(db).where('b.isV2', '=', false).where('b.v1Id', 'in', v1Ids.map(Number)).execute()),
  ];
  const byId = new Map(rows.map((row) => [row.isV2 ? row.id : String(row.v1Id), row]));
  return wireIds.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notFound();
    return row;
  });
}

/** The bookings with these UUIDs, in this order. Unknown ids are left out. */
export async function readBookings(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  const rows = await selectBookings(db).where('b.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The bookings of a bundle, by start; none when the id is of no bundle. */
export async function readBundle(db: Db, bundleId: string): Promise<BookingRow[]> {
  if (/^\d+$/.test(bundleId)) return [];
  return selectBookings(db).where('b.bundleId', '=', bundleId).orderBy('o.startsAt').orderBy('o.id').execute();
}
