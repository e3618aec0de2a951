import { queryOptions } from '@tanstack/react-query';
import { getPeople, type Person } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { siteDate } from '#lib/time/site-date.ts';

/** Something that was booked by time, once for each person. */
interface Booked extends Pick<Booking, 'name' | 'venue' | 'startsAt'> {
  userId: number;
  /** Whom it was for; null for the customer. */
  person: string | null;
}

const mostShown = 3;
const byTime: readonly Booking['bookingType'][] = ['classes', 'resources', 'ticketed'];

const getKey = ({ name, venue, userId }: Booked): string => `${userId} ${venue.slug} ${name}`;

/** What was booked last, the newest first, each thing once, three at most. Camps and courses are not booked again. */
export function lastBooked(of: readonly { person: string | null; bookings: readonly Booking[] }[]): Booked[] {
  const all = of
    .flatMap(({ person, bookings }) => bookings.map((booking) => ({ person, booking })))
    .filter(({ booking }) => byTime.includes(booking.bookingType))
    .toSorted((one, other) => other.booking.createdAt.localeCompare(one.booking.createdAt))
    .flatMap(({ person, booking: { name, venue, startsAt, userId } }): Booked[] =>
      userId === null ? [] : [{ name, venue, startsAt, userId, person }],
    );
  const seen = new Set<string>();
  const firsts = all.filter((booked) => !seen.has(getKey(booked)) && seen.add(getKey(booked)));
  return firsts.slice(0, mostShown);
}

/** The next free time of what somebody booked before. */
export interface Again {
  booked: Booked;
  hit: SearchHit;
  /** What it costs them, of tickets from what price; undefined where that is not known. */
  ownPrice: OwnPrice | undefined;
}

/** How many people's bookings are looked at, themself first, and how many of each. */
const mostPeople = 4;
const lastBookings = 20;
const searchedDays = 14;

async function readBooked({
  id: userId,
  name,
  isYou,
}: Person): Promise<{ person: string | null; bookings: Booking[] }> {
  const query = { userId, cancellationSource: 'customers' as const, perPage: lastBookings };
  const { data } = await browserApi('listBookings', {
    query: { ...query, sortBy: 'created_at', direction: 'descending' },
  });
  return { person: isYou ? null : name, bookings: data };
}

async function readPrice({ occurrence: { id } }: SearchHit, userId: number): Promise<OwnPrice | undefined> {
  const body = { items: [{ sessionId: id, quantity: 0 }], selectedUserId: userId };
  return (await browserApi('priceSessions', { body })).data.items[0]?.each;
}

async function findNext(booked: Booked, today: string): Promise<Again[]> {
  const { venue, name, userId } = booked;
  const { data } = await browserApi('searchSessions', {
    query: {
      ...{ date: today, until: daysAfter(today, searchedDays), perPage: 1 },
      ...{ venue: [venue.slug], category: [name], selectedUserId: userId },
    },
  });
  return Promise.all(data.map(async (hit) => ({ booked, hit, ownPrice: await readPrice(hit, userId) })));
}

/** What this customer and their people booked last and when it is free next, three at most. */
export const againQuery = (userId: number | null) =>
  queryOptions({
    queryKey: ['listBookings', 'again', userId],
    queryFn: async (): Promise<Again[]> => {
      const { data: user } = await browserApi('getAuthUser', {});
      const booked = await Promise.all(getPeople(user).slice(0, mostPeople).map(readBooked));
      const today = siteDate(new Date());
      const found = await Promise.all(lastBooked(booked).map((one) => findNext(one, today)));
      return found.flat();
    },
    throwOnError: false,
    staleTime: 60_000,
  });
