import { queryOptions } from '@tanstack/react-query';
import { isAfter } from 'date-fns/isAfter';
import { parseISO } from 'date-fns/parseISO';
import { subHours } from 'date-fns/subHours';
import { type Person, getPeople } from '#components/booking/person/people.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';

/** What a venue asks one person for after a booking: a waiver to sign, or an induction to attend. */
export interface ToDo {
  restriction: RestrictionRef;
  person: Person;
  /** As the venue has it; the waiver is agreed to in this name. */
  firstName: string;
  lastName: string;
  /** Slug of the venue of the first booking that asks for it. */
  venue: string;
}

const toToDo = (person: Person, booking: Booking): ToDo[] =>
  booking.outstandingRestrictions.map((restriction) => ({
    ...{ restriction, person, venue: booking.venue.slug },
    ...{ firstName: booking.firstName ?? '', lastName: booking.lastName ?? '' },
  }));

/** What is asked of the people of an account by their bookings to come, of each person once (docs/product.md#waivers). */
function getToDos(found: readonly OwnBookings[], now: Date): ToDo[] {
  return found.flatMap(({ person, bookings }) => {
    const ahead = bookings.filter(({ endsAt }) => new Date(endsAt.utc) > now);
    const all = ahead.flatMap((booking) => toToDo(person, booking));
    return all.filter(
      (one, index) => all.findIndex(({ restriction }) => restriction.id === one.restriction.id) === index,
    );
  });
}

/** The settled bookings of one person. */
interface OwnBookings {
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

/** Bookings read of each person; the sessions of a camp or course and the tickets of a visit are one of those shown. */
const perPerson = 25;
/** The longest that a session which has begun is still looked for. */
const longestHours = 12;

async function readOwn(call: Call, person: Person, now: Date): Promise<OwnBookings> {
  const startsAfter = subHours(now, longestHours).toISOString();
  const { data: bookings } = await call('listBookings', {
    query: { userId: person.id, cancellationSource: 'customers', startsAfter, perPage: perPerson },
  });
  return { person, bookings };
}

/**
 * A person of the account may have bought it with an account of their own, whose orders are not ours to read; an order of
 * another system has no lines to show.
 */
async function withReadableOrder(call: Call, booking: NextBooking): Promise<NextBooking> {
  if (booking.orderId === null) return booking;
  const isShown = await call('getOrder', { params: { orderId: booking.orderId } }).then(
    ({ data }) => data.items.length > 0,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    },
  );
  return isShown ? booking : { ...booking, orderId: null };
}

/** What the start page of an account has. */
interface AccountBookings {
  next: NextBooking[];
  toDos: ToDo[];
}

/** The next bookings of the signed-in customer and of those they may book for, and what is still asked of them. */
export const nextBookingsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['listBookings', 'next'],
    queryFn: async (): Promise<AccountBookings> => {
      const now = new Date();
      const { data: user } = await call('getAuthUser', {});
      const found = await Promise.all(getPeople(user).map((person) => readOwn(call, person, now)));
      const next = await Promise.all(getNextBookings(found, now).map((booking) => withReadableOrder(call, booking)));
      return { next, toDos: getToDos(found, now) };
    },
    throwOnError: false,
  });
