import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Channel } from '#contract/primitives.ts';
import { giveBackLapsed } from './count-places.ts';
import { hasRoom, isLapsed, isLive, occupiedTime } from './places.ts';

/** Codes of the error table, for the caller to throw as they are. */
export type TakingRefusal = 'session_full' | 'already_booked' | 'not_bookable';

interface Wanted {
  occurrenceId: string;
  channel: Channel;
  places: number;
  userId: number | null;
  ticketId: string | null;
  /** The booking itself, when it is one that is to count again. */
  bookingId?: string;
}

interface Situation {
  status: string;
  hasRoom: boolean;
  isBooked: boolean;
  isCourtTaken: boolean;
  lapsed: string[];
}

async function look(tx: Tx, wanted: Wanted, now: Date): Promise<Situation | undefined> {
  const onCourt = sql<boolean>`(bookings.resource_location_id = occurrences.resource_location_id
    and bookings.released_at is null and bookings.during && ${occupiedTime})`;
  const { rows } = await sql<Situation>`
    select occurrences.status,
      ${hasRoom(wanted.channel, wanted.places)} as has_room,
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
 * After a failed attempt: says why, or, when holds that ran out were in the way, gives them back and returns null, for
 * the caller to try again.
 */
export async function findObstacle(tx: Tx, wanted: Wanted, now: Date): Promise<TakingRefusal | null> {
  const situation = await look(tx, wanted, now);
  if (situation?.status !== 'bookable') return 'not_bookable';
  if (situation.lapsed.length > 0) {
    for (const occurrenceId of situation.lapsed) await giveBackLapsed(tx, occurrenceId, now);
    return null;
  }
  if (situation.isBooked && wanted.ticketId === null) return 'already_booked';
  return situation.hasRoom && !situation.isCourtTaken ? null : 'session_full';
}
