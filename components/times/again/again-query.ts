import { queryOptions } from '@tanstack/react-query';
import { getPeople, type Person } from '#components/booking/person/people.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { siteDate } from '#lib/time/site-date.ts';
import { lastBooked, type Booked } from './last-booked.ts';

/** The next free time of what somebody booked before, at their price. */
export interface Again {
  booked: Booked;
  hit: SearchHit;
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

async function findNext(booked: Booked, today: string): Promise<Again[]> {
  const { venue, name, userId } = booked;
  const { data } = await browserApi('searchSessions', {
    query: {
      ...{ date: today, until: daysAfter(today, searchedDays), perPage: 1 },
      ...{ venue: [venue.slug], category: [name], selectedUserId: userId },
    },
  });
  return data.map((hit) => ({ booked, hit }));
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
