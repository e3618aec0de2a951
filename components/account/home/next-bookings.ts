import { isAfter } from 'date-fns/isAfter';
import { parseISO } from 'date-fns/parseISO';
import type { Person } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

/** The settled bookings of one person. */
export interface OwnBookings {
  person: Person;
  bookings: readonly Booking[];
}

/** A booking as its customer sees it: those of one order for one session together, a camp or course as a whole. */
export interface NextBooking extends Pick<
  Booking,
  'name' | 'bookingType' | 'startsAt' | 'endsAt' | 'venue' | 'locationName' | 'orderId'
> {
  id: string;
  /** How many tickets or places. */
  quantity: number;
  people: Person[];
  /** All of it, by start. */
  bookings: Booking[];
  /** Of a camp or course: which of its sessions is next, and how many there are. */
  session: { position: number; total: number } | null;
}

/** How many are shown. */
const mostShown = 5;

/** What belongs together: people of one order in one session, or the sessions of a person's camp or course. */
const getKey = ({ id, orderId, occurrenceId, bookingBundleContext }: Booking): string =>
  bookingBundleContext?.id ?? (orderId === null ? id : `${orderId} ${occurrenceId}`);

function toNext(id: string, bookings: readonly { booking: Booking; person: Person }[]): NextBooking[] {
  const [first] = bookings;
  if (first === undefined) return [];
  const { name, bookingType, startsAt, endsAt, venue, locationName, orderId, bookingBundleContext } = first.booking;
  const position = bookingBundleContext?.settledBookingPosition ?? null;
  return [
    {
      ...{ id, name, bookingType, startsAt, endsAt, venue, locationName, orderId },
      quantity:
        bookingBundleContext === null ? bookings.reduce((sum, { booking }) => sum + (booking.quantity ?? 1), 0) : 1,
      bookings: bookings.map(({ booking }) => booking),
      people: [...new Set(bookings.map(({ person }) => person))],
      session:
        bookingBundleContext === null || position === null
          ? null
          : { position, total: bookingBundleContext.totalSettledBookings },
    },
  ];
}

/** What is next of all people of an account, by start; what has begun counts until it is over. */
export function getNextBookings(found: readonly OwnBookings[], now: Date): NextBooking[] {
  const ahead = found
    .flatMap(({ person, bookings }) => bookings.map((booking) => ({ booking, person })))
    .filter(({ booking }) => isAfter(parseISO(booking.endsAt.utc), now))
    .toSorted((one, other) => one.booking.startsAt.utc.localeCompare(other.booking.startsAt.utc));
  const keys = [...new Set(ahead.map(({ booking }) => getKey(booking)))].slice(0, mostShown);
  return keys.flatMap((key) =>
    toNext(
      key,
      ahead.filter(({ booking }) => getKey(booking) === key),
    ),
  );
}
