import type { Booking } from '#contract/bookings/bookings.ts';

/** Something that was booked by time, once for each person. */
export interface Booked extends Pick<Booking, 'name' | 'venue' | 'startsAt'> {
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
