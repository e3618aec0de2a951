import type { Booking } from '#contract/bookings.ts';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';

/** The bookings of one visit, which are one booking to its customer, and what cancelling all of them would do. */
export interface Visit {
  bookings: Booking[];
  results: CancellationResult[];
}

export const cancelling = (bookingIds: string[]) => ({
  body: { updateType: 'cancellation' as const, cancellationSource: 'customers' as const, bookingIds },
});

/** What cancelling these bookings would do now. Throws an `ApiError`. */
export const previewCancelling = async (bookingIds: string[]): Promise<CancellationResult[]> => {
  const { body } = cancelling(bookingIds);
  return (await browserApi('cancelBookings', { body: { ...body, preview: true } })).data;
};

const source = { cancellationSource: 'customers' as const };

/** The session's id of the new kind, which lists bookings. */
const occurrenceIdOf = async ({ id, bookableAction }: OccurrenceSummary): Promise<string> => {
  if (typeof id === 'string') return id;
  const params = { bookingId: bookableAction?.bookingId ?? '' };
  return (await browserApi('getBooking', { params, query: source })).data.occurrenceId;
};

/** Reads the customer's bookings of a session and what cancelling them would do. Throws an `ApiError`. */
export const readVisit = async (session: OccurrenceSummary): Promise<Visit> => {
  const occurrenceId = await occurrenceIdOf(session);
  const { data: bookings } = await browserApi('listBookings', { query: { ...source, occurrenceId, perPage: 100 } });
  const ids = bookings.map(({ id }) => id);
  return {
    bookings,
    results: await previewCancelling(ids.length > 0 ? ids : [session.bookableAction?.bookingId ?? '']),
  };
};
