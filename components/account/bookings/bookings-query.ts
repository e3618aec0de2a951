import { queryOptions } from '@tanstack/react-query';
import { subHours } from 'date-fns/subHours';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Call } from '#lib/api/call.ts';

export interface BookingsFilter {
  when: 'upcoming' | 'past';
  /** Whose; null for everybody of the account. */
  userId: number | null;
  /** The slug of a venue; null for all. */
  venue: string | null;
  /** From 1. */
  page: number;
}

/** One page of bookings. */
export interface BookingsPage {
  bookings: Booking[];
  /** How many there are on all pages. */
  total: number;
  pages: number;
}

/** Bookings of one page, whatever the account has. */
const perPage = 25;
/** The longest that a session which has begun is still looked for. */
const longestHours = 12;

/** What has begun is still to come until it is over. */
const getSpan = (when: BookingsFilter['when'], now: Date) =>
  when === 'upcoming'
    ? { startsAfter: subHours(now, longestHours).toISOString(), status: ['settled' as const] }
    : {
        startsBefore: now.toISOString(),
        status: ['settled' as const, 'cancelled' as const],
        direction: 'descending' as const,
      };

const isOver = ({ endsAt }: Booking, now: Date): boolean => Date.parse(endsAt.utc) <= now.getTime();

/** A page of the bookings of an account, those to come by start, those that were the last first. */
export const bookingsQuery = (call: Call, filter: BookingsFilter) =>
  queryOptions({
    queryKey: ['listBookings', 'page', filter],
    queryFn: async ({ signal }): Promise<BookingsPage> => {
      const now = new Date();
      const { when, userId, venue, page } = filter;
      const whose = userId === null ? { everyone: true } : { userId };
      const query = { ...getSpan(when, now), ...whose, venue, page, perPage, cancellationSource: 'customers' as const };
      const { data, pagination } = await call('listBookings', { query }, { signal });
      return {
        bookings: data.filter((booking) => isOver(booking, now) === (when === 'past')),
        total: pagination?.totalRecords ?? data.length,
        pages: pagination?.totalPages ?? 1,
      };
    },
    throwOnError: false,
  });
