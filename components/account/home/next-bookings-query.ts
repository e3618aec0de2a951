import { queryOptions } from '@tanstack/react-query';
import { subHours } from 'date-fns/subHours';
import { getPeople, type Person } from '#components/booking/person/people.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';
import { getToDos, type ToDo } from './asked-papers.ts';
import { getNextBookings, type NextBooking, type OwnBookings } from './next-bookings.ts';

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
