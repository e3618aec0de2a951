import type { CancelledSession } from '#components/booking/cancelling/visit.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { getDate } from '#contract/rules/wall-time.ts';

/** The bookings of one order for one session, which are one booking to their customer; never empty. */
export interface BookedVisit {
  id: string;
  first: Booking;
  bookings: Booking[];
  /** Tickets, else places. */
  quantity: number;
}

/** The visits of one day. */
interface BookedDay {
  /** YYYY-MM-DD at the venue. */
  date: string;
  visits: BookedVisit[];
}

const getKey = ({ id, orderId, occurrenceId, status }: Booking): string =>
  orderId === null ? id : `${orderId} ${occurrenceId} ${status}`;

/** Groups bookings by what was bought together for one session, in the order of their first. */
export function getBookedVisits(bookings: readonly Booking[]): BookedVisit[] {
  const visits = new Map<string, BookedVisit>();
  for (const booking of bookings) {
    const quantity = booking.quantity ?? 1;
    const known = visits.get(getKey(booking));
    if (known === undefined) {
      visits.set(getKey(booking), { id: booking.id, first: booking, bookings: [booking], quantity });
    } else {
      known.bookings.push(booking);
      known.quantity += quantity;
    }
  }
  return [...visits.values()];
}

/** Groups visits by the venue's day, in the order of their first. */
export function getBookedDays(visits: readonly BookedVisit[]): BookedDay[] {
  const dates = [...new Set(visits.map(({ first }) => getDate(first.startsAt.local)))];
  return dates.map((date) => ({
    date,
    visits: visits.filter(({ first }) => getDate(first.startsAt.local) === date),
  }));
}

/** The session of a visit, as the question before a cancellation names it. */
export const toCancelled = (
  { name, startsAt, venue, bookingType }: Pick<Booking, 'name' | 'startsAt' | 'venue' | 'bookingType'>,
  bought: CancelledSession['bought'],
): CancelledSession => ({
  id: '',
  templateName: name,
  bookableAction: null,
  ...{ startsAt, venue, bookingType, bought },
});

/** Whether something of a visit can be cancelled. */
export const canCancel = ({ bookings }: BookedVisit): boolean =>
  bookings.some(({ status, cancellation }) => status === 'settled' && cancellation.canCancel);

const isInTime = ({ cancellation: { cutOff } }: Booking, now: Date): boolean =>
  cutOff === null || Date.parse(cutOff.utc) > now.getTime();

/** Those of a visit that their customer may move: settled, in no camp or course, before the cut-off. */
export const getMovable = (bookings: readonly Booking[], now: Date): Booking[] =>
  bookings.filter(
    (booking) =>
      booking.status === 'settled' &&
      booking.bookingBundleContext === null &&
      booking.cancellation.canCancel &&
      isInTime(booking, now),
  );
