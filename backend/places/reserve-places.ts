import { sql, type Selectable } from 'kysely';
import { recordChange } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { BookingsTable } from '#backend/db/tables/bookings.ts';
import type { Channel } from '#contract/primitives.ts';
import { uncountPlaces } from './count-places.ts';
import { findObstacle, type ReservationProblem } from './find-obstacle.ts';
import { holdEnd, hasRoom, mostPlaces, occupiedTime } from './places.ts';

export interface PlaceRequest {
  occurrenceId: string;
  /** The person attending; null only for an anonymous booking by the front desk. */
  userId: number | null;
  /** The account holder or staff member who books. */
  bookedByUserId: number | null;
  channel: Channel;
  /** Quantity times the attendees of a ticket. */
  places: number;
  ticketId?: string | null;
  bundleId?: string | null;
  isV2?: boolean;
  /** `offer`: kept for the first person on the waitlist. */
  holdKind?: 'basket' | 'offer';
  expiresAt: Date;
  /** Milliseconds for which the person may hold places of this session in a day; absent: no bound. */
  maxHoldMs?: number | undefined;
}

export type Booking = Selectable<BookingsTable>;
export type Reservation = { taken: true; booking: Booking } | { taken: false; reason: ReservationProblem };

type Attempt = Booking | { id: null } | undefined;

/**
 * Counts the places if they fit, and inserts the hold, in one statement. Returns undefined without capacity, and a row
 * without id when the places were counted but the person or the court is booked already.
 */
async function attempt(tx: Tx, request: PlaceRequest, now: Date): Promise<Attempt> {
  const { occurrenceId, channel, places, expiresAt, maxHoldMs } = request;
  const ids = { userId: sql`${request.userId}::int`, occurrenceId: sql`${occurrenceId}::text` };
  const [online, foh] = channel === 'online' ? [places, 0] : [0, places];
  const { rows } = await sql<Booking | { id: null }>`
    with counted as (
      update occurrences set consumed_online = consumed_online + ${online}, consumed_foh = consumed_foh + ${foh}
      where id = ${occurrenceId} and is_on_sale and ${hasRoom(channel, places, request)}
      returning id, resource_location_id, ${occupiedTime} as during
    ), booked as (
      insert into bookings (
        occurrence_id, resource_location_id, during, status, channel, places, expires_at, user_id, booked_by_user_id,
        ticket_id, bundle_id, is_v2, hold_kind, held_from)
      select id, resource_location_id, during, 'reserved', ${channel}, ${places},
        ${holdEnd({ now, expiresAt, maxHoldMs, ...ids })}, ${request.userId}, ${request.bookedByUserId}, ${request.ticketId ?? null}, ${request.bundleId ?? null}, ${request.isV2 ?? true},
        ${request.holdKind ?? 'basket'}, ${now}
      from counted
      on conflict do nothing
      returning *
    )
    select booked.* from counted left join booked on true
  `.execute(tx);
  return rows[0];
}

const attempts = 3;

/**
 * Holds places of a session until `expiresAt`, or returns why not. Concurrent calls never get more places than there
 * are, nor those of people who wait; expired holds count as free (docs/product.md#holds). The caller checks clashes with other sessions, prices and
 * booking times. Reserve places of several sessions in the order of their ids, within `transact`.
 */
export async function reservePlaces(tx: Tx, request: PlaceRequest, now: Date): Promise<Reservation> {
  if (request.places > mostPlaces) return { taken: false, reason: 'session_full' };
  for (let count = 0; count < attempts; count += 1) {
    const booking = await attempt(tx, request, now);
    if (booking !== undefined && booking.id !== null) {
      recordChange(tx, request.occurrenceId);
      return { taken: true, booking };
    }
    if (booking !== undefined) await uncountPlaces(tx, request);
    const reason = await findObstacle(tx, { ...request, ticketId: request.ticketId ?? null }, now);
    if (reason !== null) return { taken: false, reason };
  }
  return { taken: false, reason: 'session_full' };
}
