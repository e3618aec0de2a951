import type { QueryClient } from '@tanstack/react-query';
import { subDays } from 'date-fns/subDays';
import type { Booking } from '#contract/bookings/bookings.ts';
import { answerOrNull } from '#lib/api/answer-or-null.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import type { Refused } from './refused.ts';

/** A booking at the time of a session. */
export interface Clash {
  booking: Booking;
  /** The page that has it, when the customer may see one. */
  place: { kind: 'order'; id: string } | { kind: 'basket' } | null;
}

async function isInBasket(client: QueryClient, { id }: Booking): Promise<boolean> {
  const { items } = await client.fetchQuery(cartQuery(browserApi));
  return items
    .flatMap((item) => [item, ...item.childItems])
    .some((item) => 'bookingId' in item && item.bookingId === id);
}

/** Somebody may have booked for themself, so that the order is not the customer's. */
async function isOwnOrder(client: QueryClient, id: string): Promise<boolean> {
  const query = { ...operationQuery(browserApi, 'getOrder', { params: { orderId: id } }), retry: false };
  return (await answerOrNull(client.fetchQuery(query))) !== null;
}

async function findPlace(client: QueryClient, booking: Booking): Promise<Clash['place']> {
  if (booking.status === 'reserved') return (await isInBasket(client, booking)) ? { kind: 'basket' } : null;
  const id = booking.orderId;
  return id !== null && (await isOwnOrder(client, id)) ? { kind: 'order', id } : null;
}

/**
 * What somebody has booked at the time of a session, or this session itself, bookings that are paid before those in a
 * basket; null when it is not known. Throws an `ApiError`.
 */
export async function findClash(client: QueryClient, { session, person }: Refused): Promise<Clash | null> {
  const query = {
    cancellationSource: 'customers' as const,
    userId: person.id,
    status: ['settled' as const, 'reserved' as const],
    // No session is longer than a day.
    startsAfter: subDays(session.startsAt.utc, 1).toISOString(),
    startsBefore: session.endsAt.utc,
    perPage: 100,
  };
  const bookings = await client.fetchQuery({ ...operationQuery(browserApi, 'listBookings', { query }), staleTime: 0 });
  const atThisTime = bookings.filter(({ endsAt }) => endsAt.utc > session.startsAt.utc);
  const booking = atThisTime.find(({ status }) => status === 'settled') ?? atThisTime[0];
  return booking === undefined ? null : { booking, place: await findPlace(client, booking) };
}
