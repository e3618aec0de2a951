import { sql } from 'kysely';
import { fullName } from '#backend/customers/user.ts';
import type { Db } from '#backend/db/schema.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { moment, instant } from '#backend/serialize/instant.ts';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';

/** Blocks with whose and where they are. */
export function selectBlocks(db: Db) {
  return db
    .selectFrom('blockBookings as k')
    .innerJoin('users as u', 'u.id', 'k.userId')
    .innerJoin('venues as v', 'v.id', 'k.venueId')
    .select(['k.id', 'k.name', 'k.createdAt', 'u.id as userId', 'u.firstName', 'u.lastName'])
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug', 'v.timezone']);
}

type BlockRow = Awaited<ReturnType<ReturnType<typeof selectBlocks>['executeTakeFirstOrThrow']>>;

/** Whether a booking `b` has its places: booked, or held and not run out. */
const isLive = (now: Date) =>
  sql<boolean>`(b.released_at is null and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now}))`;

/** A condition on blocks `k`: one of its bookings is not over. */
export function isRunning(now: Date) {
  return sql<boolean>`coalesce((select true from bookings b join occurrences o on o.id = b.occurrence_id
    where b.block_booking_id = k.id and o.ends_at > ${now} and ${isLive(now)} limit 1), false)`;
}

function readBookings(db: Db, ids: readonly string[], now: Date) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .where('b.blockBookingId', 'in', ids)
    .where(isLive(now))
    .orderBy('o.startsAt')
    .orderBy('o.locationName')
    .orderBy('b.id')
    .select(['b.id', 'b.isV2', 'b.v1Id', 'b.blockBookingId', 'b.occurrenceId', 'b.places', 'b.status'])
    .select(['o.templateName', 'o.locationName', 'o.friendlyLocationName', 'o.startsAt', 'o.endsAt'])
    .$narrowType<{ status: 'settled' | 'reserved' }>()
    .execute();
}

/** Blocks as the wire shows them, with their bookings that are booked or held (`blockBookingSchema`). */
export async function showBlocks(db: Db, rows: readonly BlockRow[], now: Date): Promise<BlockBooking[]> {
  if (rows.length === 0) return [];
  const bookings = await readBookings(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ timezone, ...row }) => ({
    id: row.id,
    name: row.name,
    user: { id: row.userId, name: fullName(row) },
    venue: { id: row.venueId, name: row.venueName, slug: row.venueSlug },
    createdAt: instant(row.createdAt),
    bookings: bookings
      .filter(({ blockBookingId }) => blockBookingId === row.id)
      .map((booking) => ({
        bookingId: wireBookingId(booking),
        occurrenceId: booking.occurrenceId,
        name: booking.templateName,
        locationName: booking.friendlyLocationName ?? booking.locationName,
        startsAt: moment(booking.startsAt, timezone),
        endsAt: moment(booking.endsAt, timezone),
        places: booking.places,
        status: booking.status,
      })),
  }));
}
