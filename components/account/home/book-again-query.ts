import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Call } from '#lib/api/call.ts';

/** Something that was booked before and can be booked again. */
export interface BookedBefore {
  id: string;
  name: string;
  venueName: string;
  /** The path on bookings. */
  path: string;
}

const mostShown = 3;

/** The timetable of what was booked; the venue where the session is not known any more. */
async function getPath(call: Call, { occurrenceId, bookingType, venue }: Booking): Promise<string> {
  if (bookingType === 'camps' || bookingType === 'courses') return `/${bookingType}/location/${venue.slug}`;
  const session = await call('getActivity', { params: { id: occurrenceId } }).catch(() => null);
  return session === null ? `/location/${venue.slug}` : `/location/${venue.slug}/${session.data.activity.slug}`;
}

/** What the people of an account did last, each activity of a venue once. */
export const bookAgainQuery = (call: Call) =>
  queryOptions({
    queryKey: ['listBookings', 'again'],
    queryFn: async ({ signal }): Promise<BookedBefore[]> => {
      const { data } = await call(
        'listBookings',
        {
          query: {
            startsBefore: new Date().toISOString(),
            direction: 'descending',
            everyone: true,
            perPage: 25,
            cancellationSource: 'customers',
          },
        },
        { signal },
      );
      const firsts = [...new Map(data.map((booking) => [`${booking.name} ${booking.venue.id}`, booking])).values()];
      return Promise.all(
        firsts.slice(0, mostShown).map(async (booking) => ({
          id: booking.id,
          name: booking.name,
          venueName: booking.venue.name,
          path: await getPath(call, booking),
        })),
      );
    },
    throwOnError: false,
  });
