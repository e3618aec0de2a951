import { changePlaces } from '../booking/change-places.ts';
import { takePlaces, type Booking, type Taking } from '../booking/take-places.ts';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';
import type { Holding } from './holding.ts';
import type { SessionLine } from './line.ts';

/** The refusal of an add when the places can't be had (API 2.8). */
export function refusalOfTaking(reason: string, index: number): Refusal {
  const details = { itemIndex: index };
  if (reason === 'already_booked') return new Refusal('already_in_basket', { details });
  if (reason === 'session_full') return new Refusal('session_full', { details });
  return new Refusal(reason === 'hold_expired' ? 'hold_expired' : 'not_bookable', { details });
}

/** How many places a line takes. */
export function placesOf({ item, ticket }: SessionLine): number {
  return item.quantity * (ticket?.attendees ?? 1);
}

/** A place that the waitlist kept for this person becomes a basket hold. */
async function takeOffer(tx: Tx, line: SessionLine, { now, expiresAt }: Holding): Promise<Booking | undefined> {
  const offered = await tx
    .updateTable('bookings')
    .set({ holdKind: 'basket', expiresAt, ticketId: line.ticket?.id ?? null, isV2: line.isV2 })
    .where('occurrenceId', '=', line.found.row.id)
    .where('userId', '=', line.forUserId)
    .where('holdKind', '=', 'offer')
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  const places = placesOf(line);
  if (offered === undefined || offered.places === places) return offered;
  const change = await changePlaces(tx, { bookingId: offered.id, places, expiresAt }, now);
  if (!change.taken) throw refusalOfTaking(change.reason, line.index);
  return change.booking;
}

/** Takes the places of one line: those kept for the person, else free ones. Throws what `refusalOfTaking` makes. */
export async function takePlace(tx: Tx, line: SessionLine, holding: Holding): Promise<Booking> {
  const offered = await takeOffer(tx, line, holding);
  if (offered !== undefined) return offered;
  const { found, ticket, forUserId, isV2 } = line;
  const taking: Taking = await takePlaces(
    tx,
    {
      occurrenceId: found.row.id,
      userId: forUserId,
      bookedByUserId: holding.callerId,
      channel: holding.cart.channel,
      places: placesOf(line),
      ticketId: ticket?.id ?? null,
      isV2,
      expiresAt: holding.expiresAt,
    },
    holding.now,
  );
  if (!taking.taken) throw refusalOfTaking(taking.reason, line.index);
  return taking.booking;
}
