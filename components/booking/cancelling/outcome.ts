import type { Booking } from '#contract/bookings/bookings.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Named } from './visit.ts';

/**
 * The state of bookings after a cancellation whose answer was lost. `stands`: all are as before; `changed`: they are
 * neither as before nor cancelled as requested.
 */
export type Outcome = 'cancelled' | 'stands' | 'changed';

type Before = readonly Pick<CancellationResult, 'id' | 'quantity'>[];
type Read = Pick<Booking, 'id' | 'status' | 'quantity'>;

const source = { cancellationSource: 'customers' as const };

/** Where only some tickets of a booking were to be cancelled, it stays settled with fewer tickets. */
const getOutcome = ({ id, status, quantity }: Read, { tickets = [] }: Named, before: Before): Outcome => {
  if (status === 'cancelled') return 'cancelled';
  const was = before.find((one) => one.id === id)?.quantity;
  if (was === undefined || quantity === undefined || quantity === was) return 'stands';
  const meant = tickets.find(({ bookingId }) => bookingId === id)?.quantity ?? 0;
  return meant > 0 && quantity === was - meant ? 'cancelled' : 'changed';
};

const readNamed = async ({ bundleId, bookingIds }: Named, before: Before): Promise<Read[]> => {
  if (bundleId === undefined) {
    const read = (bookingId: string) => browserApi('getBooking', { params: { bookingId }, query: source });
    return (await Promise.all(bookingIds.map(read))).map(({ data }) => data);
  }
  const { data } = await browserApi('getBookingBundle', { params: { bundleId }, query: source });
  return data.bookings.filter(({ id }) => before.length === 0 || before.some((one) => one.id === id));
};

/** Reads the bookings again and compares them with how many tickets they had before. Throws an `ApiError`. */
export const readOutcome = async (named: Named, before: Before): Promise<Outcome> => {
  const outcomes = (await readNamed(named, before)).map((one) => getOutcome(one, named, before));
  const [first = 'changed'] = outcomes;
  return outcomes.every((outcome) => outcome === first) ? first : 'changed';
};
