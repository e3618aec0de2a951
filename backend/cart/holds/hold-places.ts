import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { acceptOffer } from '#backend/places/accept-offer.ts';
import { reservePlaces, type Booking, type Reservation } from '#backend/places/reserve-places.ts';

/** Who holds places and until when. */
export interface HoldUntil {
  callerId: number;
  now: Date;
  /** End of the hold. */
  expiresAt: Date;
  /** Milliseconds for which one person may hold places of one session in a day; undefined for staff. */
  maxHoldMs: number | undefined;
}

/** The same, for one line of a basket. */
export interface Holding extends HoldUntil {
  cart: OpenCart;
  sortBy: number;
}

/** The domain error of an add whose places cannot be reserved (docs/product.md#adding-items). */
export function reservationError(reason: string, index: number): DomainError {
  const details = { itemIndex: index };
  if (reason === 'already_booked') return new DomainError('already_in_basket', { details });
  if (reason === 'session_full') return new DomainError('session_full', { details });
  return new DomainError(reason === 'hold_expired' ? 'hold_expired' : 'not_bookable', { details });
}

/** How many places a line takes. */
export function getPlaces({ item, ticket }: SessionLine): number {
  return item.quantity * (ticket?.attendees ?? 1);
}

/** A request for places in one session. */
export interface WantedPlaces {
  /** Index of the line in the request. */
  index: number;
  occurrenceId: string;
  forUserId: number | null;
  places: number;
  ticketId: string | null;
  bundleId: string | null;
  isV2: boolean;
}

/** Who takes places, through which channel, and until when. */
export interface HoldingPlaces extends HoldUntil {
  cart: Pick<OpenCart, 'channel'>;
}

/** The request for the places of a session line. */
export function wantedBy(line: SessionLine): WantedPlaces {
  const { index, forUserId, ticket, isV2, found } = line;
  return {
    index,
    occurrenceId: found.row.id,
    forUserId,
    places: getPlaces(line),
    ticketId: ticket?.id ?? null,
    bundleId: null,
    isV2,
  };
}

/**
 * Reserves places in one session, from a waitlist offer where the person has one. Throws the errors of
 * `reservationError`, and `hold_limit_reached`.
 */
export async function holdPlaces(tx: Tx, wanted: WantedPlaces, holding: HoldingPlaces): Promise<Booking> {
  const { index, forUserId, ...place } = wanted;
  const { now, expiresAt: until } = holding;
  const offered = await acceptOffer(tx, { ...place, userId: forUserId, expiresAt: until }, now);
  if (offered?.taken === false) throw reservationError(offered.reason, index);
  if (offered !== null) return offered.booking;
  const reservation: Reservation = await reservePlaces(
    tx,
    {
      ...place,
      userId: forUserId,
      bookedByUserId: holding.callerId,
      channel: holding.cart.channel,
      expiresAt: holding.expiresAt,
      maxHoldMs: holding.maxHoldMs,
    },
    holding.now,
  );
  if (!reservation.taken) throw reservationError(reservation.reason, index);
  const { expiresAt } = reservation.booking;
  if (expiresAt !== null && expiresAt <= holding.now)
    throw new DomainError('hold_limit_reached', { details: { itemIndex: index } });
  return reservation.booking;
}
