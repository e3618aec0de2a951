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
interface BookingsPage {
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

/** What an address says of a list of bookings. */
export interface BookingsChoice {
  /** Whose; null for everybody, undefined where the address does not say. */
  userId: number | null | undefined;
  /** The slug of a venue; null for all. */
  venue: string | null;
  /** From 1. */
  page: number;
}

/** What an address without parameters says. */
export const noChoice: BookingsChoice = { userId: undefined, venue: null, page: 1 };

/** An address may be written by anybody. */
const longestSlug = 255;
const everybody = 'all';

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const readVenue = (text: string | null): string | null =>
  text !== null && text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : null;

/** The choice that the parameters of an address name; what is not right is left out (docs/product.md#address-parameters). */
export const readChoice = (parameters: URLSearchParams): BookingsChoice => {
  const person = parameters.get('person');
  return {
    userId: person === everybody ? null : readNumber(person),
    venue: readVenue(parameters.get('venue')),
    page: readNumber(parameters.get('page')) ?? 1,
  };
};

/** Names a choice in the parameters of an address, in place of the one that it named; others stay. */
export const writeChoice = (parameters: URLSearchParams, { userId, venue, page }: BookingsChoice): void => {
  for (const name of ['person', 'venue', 'page']) parameters.delete(name);
  if (userId !== undefined) parameters.set('person', userId === null ? everybody : String(userId));
  if (venue !== null) parameters.set('venue', venue);
  if (page > 1) parameters.set('page', String(page));
};

/** The query of a choice, with its question mark; empty for none. */
export const choiceQuery = (choice: BookingsChoice): string => {
  const parameters = new URLSearchParams();
  writeChoice(parameters, choice);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};
