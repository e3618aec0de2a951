import type { Booking } from '#contract/bookings.ts';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { Money } from '#contract/primitives.ts';
import { uuid } from '#tests/support/make-cart.ts';
import { answer, answerBy } from '#tests/support/site-server.ts';
import { cancelledBooking } from './cancelled-booking.ts';

export const pounds = (value: number): Money => ({
  formatted: `£${(value / 100).toFixed(2)}`,
  value,
  currency: 'GBP',
});

/** What the server says of a cancelled booking: £6.20 paid by card comes back as credit, unless told otherwise. */
export const cancellationOf = (
  session: OccurrenceSummary,
  number: number,
  input: Partial<CancellationResult> = {},
): CancellationResult => {
  const paid = input.paid ?? pounds(620);
  return {
    ...cancelledBooking(session, uuid(number)),
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

/** The bookings of a visit before they are cancelled: free to cancel for a long time. */
const settled = (result: CancellationResult): Booking => ({
  ...result,
  status: 'settled',
  cancellation: { ...result.cancellation, canCancel: true, cannotCancelReason: null, awardsCredit: true },
});

export interface Asked {
  bookingIds: string[];
  preview: boolean;
}

/** Lets the server answer for a visit. Returns the cancellations asked for, previews among them. */
export const answerVisit = (results: CancellationResult[]): Asked[] => {
  const asked: Asked[] = [];
  answer('listBookings', results.map(settled));
  answerBy('cancelBookings', ({ body }) => {
    const { data } = body as { data: { booking_ids: string[]; preview?: boolean } };
    asked.push({ bookingIds: data.booking_ids, preview: data.preview === true });
    return { data: results.filter(({ id }) => data.booking_ids.includes(id)) };
  });
  return asked;
};
