import type { Booking } from '#contract/bookings/bookings.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { Money } from '#contract/primitives.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { answerBy } from '#tests/support/site-server.ts';
import { cancelledBooking } from './cancelled-booking.ts';

export const pounds = (value: number): Money => ({
  formatted: `£${(value / 100).toFixed(2)}`,
  value,
  currency: 'GBP',
});

/** What the server says of a cancelled booking: £6.20 paid by card comes back as credit, unless told otherwise. */
export const makeCancellation = (
  session: OccurrenceSummary,
  number: number,
  input: Partial<CancellationResult> = {},
): CancellationResult => {
  const paid = input.paid ?? pounds(620);
  return {
    ...cancelledBooking(session, uuid(number)),
    partOf: null,
    ticketName: null,
    quantity: 1,
    paid,
    paidBy: [{ tenderType: 'online', cardLast4: '4242' }],
    fee: pounds(0),
    credit: paid,
    refund: pounds(0),
    returnedTo: [{ type: 'general', amount: paid, balance: pounds(2190) }],
    usesReturned: [],
    keptBecause: null,
    consequences: [],
    ...input,
  };
};

/** A booking of a visit before it is cancelled: free to cancel for a long time. */
export const settled = (result: CancellationResult): Booking => ({
  ...result,
  status: 'settled',
  cancellation: { ...result.cancellation, canCancel: true, cannotCancelReason: null, awardsCredit: true },
});

export interface CancellationRequest {
  bookingIds: string[];
  tickets?: { booking_id: string; quantity: number }[];
  preview: boolean;
}

/** A booking, or of several tickets a part of it with its share of the money. */
const getPart = (result: CancellationResult, quantity: number | undefined): CancellationResult => {
  if (quantity === undefined) return result;
  const share = pounds((result.paid.value * quantity) / result.quantity);
  const [returned] = result.returnedTo;
  const returnedTo = returned === undefined ? [] : [{ ...returned, amount: share }];
  return {
    ...result,
    id: `${result.id.slice(0, -1)}f`,
    partOf: result.id,
    quantity,
    paid: share,
    credit: share,
    returnedTo,
  };
};

/**
 * Lets the server answer for a visit: the bookings of the customer, and of others those with their `userId`. Returns the
 * cancellations asked for, previews among them.
 */
export const answerVisit = (results: CancellationResult[]): CancellationRequest[] => {
  const requests: CancellationRequest[] = [];
  const customerId = results[0]?.userId;
  answerBy('listBookings', ({ url }) => {
    const userId = url.searchParams.get('user_id');
    const bookings = results.filter((result) =>
      userId === null ? result.userId === customerId : String(result.userId) === userId,
    );
    return { data: bookings.map(settled) };
  });
  answerBy('getBooking', ({ url }) => {
    const booking = results.find(({ id }) => url.pathname.endsWith(id));
    if (booking === undefined) throw new Error(`No booking at ${url.pathname}`);
    return { data: { ...settled(booking), customQuestionSections: [] } };
  });
  answerBy('cancelBookings', ({ body }) => {
    const { data } = body as {
      data: { booking_ids: string[]; preview?: boolean; tickets?: CancellationRequest['tickets'] };
    };
    const { tickets } = data;
    requests.push({ bookingIds: data.booking_ids, ...(tickets && { tickets }), preview: data.preview === true });
    const named = results.filter(({ id }) => data.booking_ids.includes(id));
    return {
      data: named.map((one) => getPart(one, tickets?.find(({ booking_id }) => booking_id === one.id)?.quantity)),
    };
  });
  return requests;
};
