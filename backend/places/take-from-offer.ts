import type { Tx } from '#backend/db/schema.ts';
import { lockOffer } from './lock-offer.ts';
import type { Booking } from './reserve-places.ts';

/**
 * Takes places out of the waitlist offer that a person has beside a booking of the same session, for that booking.
 * Returns how many, at most `more`. They stay counted: the caller adds them to the booking.
 */
export async function takeFromOffer(tx: Tx, booking: Booking, more: number, now: Date): Promise<number> {
  const offer = await lockOffer(tx, booking, now);
  if (offer === undefined) return 0;
  const taken = Math.min(more, offer.places);
  await tx
    .updateTable('bookings')
    .set(
      taken < offer.places
        ? { places: offer.places - taken }
        : { status: 'cancelled', cancelledAt: now, releasedAt: now },
    )
    .where('id', '=', offer.id)
    .execute();
  return taken;
}
