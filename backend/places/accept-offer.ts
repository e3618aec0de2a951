import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { changePlaces, type Changing } from './change-places.ts';
import { lockOffer } from './lock-bookings.ts';
import type { Booking, PlaceRequest } from './reserve-places.ts';

type OfferRequest = Pick<
  PlaceRequest,
  'occurrenceId' | 'userId' | 'places' | 'ticketId' | 'bundleId' | 'isV2' | 'expiresAt'
>;

/** Moves some of the places to a basket hold of its own. The session counts as many places as before. */
async function split(tx: Tx, offer: Booking, request: OfferRequest): Promise<Booking> {
  const { places, expiresAt, ticketId = null, bundleId = null, isV2 = true } = request;
  await tx
    .updateTable('bookings')
    .set({ places: offer.places - places })
    .where('id', '=', offer.id)
    .execute();
  const { rows } = await sql<Booking>`
    insert into bookings (occurrence_id, resource_location_id, during, status, channel, places, expires_at, user_id,
      booked_by_user_id, ticket_id, bundle_id, is_v2, hold_kind, held_from)
    select occurrence_id, resource_location_id, during, status, channel, ${places}, ${expiresAt}, user_id,
      booked_by_user_id, ${ticketId}, ${bundleId}, ${isV2}, 'basket', held_from
    from bookings where id = ${offer.id} returning *`.execute(tx);
  const [booking] = rows;
  if (booking === undefined) throw new Error('The offer is gone although it is locked.');
  return booking;
}

/**
 * Turns a waitlist offer of the person into a basket hold; null without an offer. Of several places a ticket takes as
 * many as it needs, and the rest stays offered for the next ticket. More than were offered have to be free.
 */
export async function acceptOffer(tx: Tx, request: OfferRequest, now: Date): Promise<Changing | null> {
  const { places, expiresAt, ticketId = null, bundleId = null, isV2 = true } = request;
  const offer = await lockOffer(tx, { occurrenceId: request.occurrenceId, userId: request.userId }, now);
  if (offer === undefined) return null;
  if (ticketId !== null && places < offer.places) return { taken: true, booking: await split(tx, offer, request) };
  const booking = await tx
    .updateTable('bookings')
    .set({ holdKind: 'basket', expiresAt, ticketId, bundleId, isV2 })
    .where('id', '=', offer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (places === booking.places) return { taken: true, booking };
  return changePlaces(tx, { bookingId: booking.id, places, expiresAt }, now);
}
