import type { QueryClient } from '@tanstack/react-query';
import { getPeople } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { forgetAttempts, onceMutation } from '#lib/query/once-mutation.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';

/** Bookings of an order: of one visit, or a camp or course as a whole. */
export type BoughtVisit = { bookingIds: readonly string[] } | { bundleId: string };

/** What is about to be cancelled: the person's booking of a session, with all that was bought with it, or what is named. */
export type CancelledSession = Pick<
  OccurrenceSummary,
  'id' | 'templateName' | 'startsAt' | 'venue' | 'bookingType' | 'bookableAction'
> & { bought?: BoughtVisit };

/** The bookings of one visit, which are one booking to its customer, and what cancelling all of them would do. */
export interface Visit {
  /** Of the person whose session it is; then those of others of the same purchase. */
  bookings: Booking[];
  results: CancellationResult[];
  /** Ids of the person's own. */
  ownIds: string[];
  /** Of a camp or course, which is cancelled as a whole. */
  bundleId?: string;
}

export interface Named {
  bookingIds: string[];
  bundleId?: string | undefined;
  /** The bookings of which only some tickets are meant. */
  tickets?: { bookingId: string; quantity: number }[];
}

const how = { updateType: 'cancellation', cancellationSource: 'customers' } as const;

/** What cancelling these bookings would do now. Throws an `ApiError`. */
export const previewCancelling = async ({ bundleId, ...named }: Named): Promise<CancellationResult[]> => {
  const preview = { ...how, preview: true };
  if (bundleId === undefined) return (await browserApi('cancelBookings', { body: { ...preview, ...named } })).data;
  const { data } = await browserApi('cancelBookingBundle', { params: { bundleId }, body: preview });
  return data.cancellations;
};

/** Cancels these bookings, once however often it is sent before its answer is known. Throws an `ApiError`. */
export const cancelNamed = async (
  client: QueryClient,
  { bundleId, ...named }: Named,
): Promise<CancellationResult[]> => {
  if (bundleId === undefined) {
    const cancelBookings = onceMutation(browserApi, 'cancelBookings');
    return (await runMutation(client, cancelBookings, { body: { ...how, ...named } })).data;
  }
  const cancelBundle = onceMutation(browserApi, 'cancelBookingBundle');
  return (await runMutation(client, cancelBundle, { params: { bundleId }, body: how })).data.cancellations;
};

/**
 * Forgets the idempotency keys of cancellations whose answer is unknown, so that the next cancellation is a new
 * request.
 */
export const forgetCancelling = (client: QueryClient): void => {
  forgetAttempts(client, 'cancelBookings');
  forgetAttempts(client, 'cancelBookingBundle');
};

const source = { cancellationSource: 'customers' as const };

/** The bookings that a session or a purchase names, before they are read. */
export const toNamed = ({ bought, bookableAction }: CancelledSession): Named => {
  if (bought === undefined) return { bookingIds: [bookableAction?.bookingId ?? ''] };
  if ('bundleId' in bought) return { bookingIds: [], bundleId: bought.bundleId };
  return { bookingIds: [...bought.bookingIds] };
};

/** The session's v2 id, by which bookings are listed. */
const findOccurrenceId = async ({ id, bookableAction }: CancelledSession): Promise<string> => {
  if (typeof id === 'string') return id;
  const params = { bookingId: bookableAction?.bookingId ?? '' };
  return (await browserApi('getBooking', { params, query: source })).data.occurrenceId;
};

const listBookings = async (occurrenceId: string, userId?: number): Promise<Booking[]> =>
  (await browserApi('listBookings', { query: { ...source, occurrenceId, userId, perPage: 100 } })).data;

/** The bookings of the session that the same purchase made for other people of the account. */
const listOfOthers = async (
  client: QueryClient,
  bookings: readonly Booking[],
  occurrenceId: string,
): Promise<Booking[]> => {
  const orderIds = bookings.flatMap(({ orderId }) => orderId ?? []);
  if (orderIds.length === 0) return [];
  const auth = await client.fetchQuery(authUserQuery(browserApi));
  const others = getPeople(auth).filter(({ id }) => bookings.every(({ userId }) => userId !== id));
  const found = await Promise.all(others.map(({ id }) => listBookings(occurrenceId, id)));
  return found.flat().filter(({ orderId }) => orderId !== null && orderIds.includes(orderId));
};

const readBought = async (bought: BoughtVisit): Promise<Visit> => {
  if ('bundleId' in bought) {
    const { bundleId } = bought;
    const { data } = await browserApi('getBookingBundle', { params: { bundleId }, query: source });
    const results = await previewCancelling({ bookingIds: [], bundleId });
    const bookings = data.bookings.map((booking) => ({ ...booking, cancellation: data.cancellation }));
    return { bookings, results, ownIds: results.map(({ id }) => id), bundleId };
  }
  const replies = await Promise.all(
    bought.bookingIds.map((bookingId) => browserApi('getBooking', { params: { bookingId }, query: source })),
  );
  const all = replies.map(({ data }) => data);
  const bookings = all.filter(({ status }) => status === 'settled');
  const bookingIds = (bookings.length > 0 ? bookings : all).map(({ id }) => id);
  return { bookings, results: await previewCancelling({ bookingIds }), ownIds: bookingIds };
};

/** Reads the bookings of a visit and what cancelling them would do. Throws an `ApiError`. */
export const readVisit = async (client: QueryClient, session: CancelledSession): Promise<Visit> => {
  if (session.bought !== undefined) return readBought(session.bought);
  const occurrenceId = await findOccurrenceId(session);
  const ownBookings = await listBookings(occurrenceId);
  const bookings = [...ownBookings, ...(await listOfOthers(client, ownBookings, occurrenceId))];
  const ids = bookings.map(({ id }) => id);
  const bookingIds = ids.length > 0 ? ids : [session.bookableAction?.bookingId ?? ''];
  return {
    bookings,
    results: await previewCancelling({ bookingIds }),
    ownIds: ownBookings.length > 0 ? ownBookings.map(({ id }) => id) : bookingIds,
  };
};
