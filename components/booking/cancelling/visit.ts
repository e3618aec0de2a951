import type { QueryClient } from '@tanstack/react-query';
import { getPeople } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings.ts';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';

/** The bookings of one visit, which are one booking to its customer, and what cancelling all of them would do. */
export interface Visit {
  /** Of the person whose session it is; then those of others of the same purchase. */
  bookings: Booking[];
  results: CancellationResult[];
  /** Ids of the person's own. */
  ownIds: string[];
}

export interface Named {
  bookingIds: string[];
  /** The bookings of which only some tickets are meant. */
  tickets?: { bookingId: string; quantity: number }[];
}

export const cancelling = (named: Named) => ({
  body: { updateType: 'cancellation' as const, cancellationSource: 'customers' as const, ...named },
});

/** What cancelling these bookings would do now. Throws an `ApiError`. */
export const previewCancelling = async (named: Named): Promise<CancellationResult[]> => {
  const { body } = cancelling(named);
  return (await browserApi('cancelBookings', { body: { ...body, preview: true } })).data;
};

const source = { cancellationSource: 'customers' as const };

/** The session's id of the new kind, which lists bookings. */
const occurrenceIdOf = async ({ id, bookableAction }: OccurrenceSummary): Promise<string> => {
  if (typeof id === 'string') return id;
  const params = { bookingId: bookableAction?.bookingId ?? '' };
  return (await browserApi('getBooking', { params, query: source })).data.occurrenceId;
};

const listBookings = async (occurrenceId: string, userId?: number): Promise<Booking[]> =>
  (await browserApi('listBookings', { query: { ...source, occurrenceId, userId, perPage: 100 } })).data;

/** The bookings of the session that the same purchase made for other people of the account. */
const listOfOthers = async (client: QueryClient, own: readonly Booking[], occurrenceId: string): Promise<Booking[]> => {
  const orderIds = own.flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return [];
  const auth = await client.fetchQuery(authUserQuery(browserApi)).catch(() => null);
  const others = auth === null ? [] : getPeople(auth).filter(({ id }) => own.every(({ userId }) => userId !== id));
  const found = await Promise.all(others.map(({ id }) => listBookings(occurrenceId, id)));
  return found.flat().filter(({ orderId }) => orderId !== null && orderIds.includes(orderId));
};

/** Reads the bookings of a visit and what cancelling them would do. Throws an `ApiError`. */
export const readVisit = async (client: QueryClient, session: OccurrenceSummary): Promise<Visit> => {
  const occurrenceId = await occurrenceIdOf(session);
  const own = await listBookings(occurrenceId);
  const bookings = [...own, ...(await listOfOthers(client, own, occurrenceId))];
  const ids = bookings.map(({ id }) => id);
  const bookingIds = ids.length > 0 ? ids : [session.bookableAction?.bookingId ?? ''];
  return {
    bookings,
    results: await previewCancelling({ bookingIds }),
    ownIds: own.length > 0 ? own.map(({ id }) => id) : bookingIds,
  };
};
