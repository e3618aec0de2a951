import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';
import { releaseExpiredPlaces } from './count-places.ts';
import { hasRoom, isLapsed, isLive, occupiedTime } from './places.ts';

/** Error codes that the caller throws unchanged. */
export type ReservationProblem = 'session_full' | 'already_booked' | 'not_bookable';

interface Wanted {
  occurrenceId: string;
  channel: Channel;
  places: number;
  userId: number | null;
  ticketId: string | null;
  holdKind?: 'basket' | 'offer';
  /** The booking that is to be reserved again, if there is one. */
  bookingId?: string;
}

interface Situation {
  isOnSale: boolean;
  hasRoom: boolean;
  isBooked: boolean;
  isCourtTaken: boolean;
  lapsed: string[];
}

async function look(tx: Tx, wanted: Wanted, now: Date): Promise<Situation | undefined> {
  const onCourt = sql<boolean>`(bookings.resource_location_id = occurrences.resource_location_id
    and bookings.released_at is null and bookings.during && ${occupiedTime})`;
  const { rows } = await sql<Situation>`
    select occurrences.is_on_sale,
      ${hasRoom(wanted.channel, wanted.places, wanted)} as has_room,
      exists (select from bookings where bookings.occurrence_id = occurrences.id and ${isLive(now)}
        and bookings.user_id = ${wanted.userId} and bookings.ticket_id is null) as is_booked,
      exists (select from bookings where ${onCourt} and ${isLive(now)}) as is_court_taken,
      array(
        select bookings.occurrence_id from bookings where bookings.occurrence_id = occurrences.id and ${isLapsed(now)}
        union select bookings.occurrence_id from bookings where ${onCourt} and ${isLapsed(now)}
        order by 1
      ) as lapsed
    from occurrences where occurrences.id = ${wanted.occurrenceId}
  `.execute(tx);
  return rows[0];
}

/**
 * Finds the reason of a failed reservation. When expired holds were in the way, it releases them and returns null, so
 * that the caller tries again.
 */
export async function findObstacle(tx: Tx, wanted: Wanted, now: Date): Promise<ReservationProblem | null> {
  const situation = await look(tx, wanted, now);
  if (situation?.isOnSale !== true) return 'not_bookable';
  if (situation.lapsed.length > 0) {
    for (const occurrenceId of situation.lapsed) await releaseExpiredPlaces(tx, occurrenceId, now);
    return null;
  }
  if (situation.isBooked && wanted.ticketId === null) return 'already_booked';
  return situation.hasRoom && !situation.isCourtTaken ? null : 'session_full';
}
