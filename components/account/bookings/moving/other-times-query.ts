import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import type { Call } from '#lib/api/call.ts';

/** Times of one page, however many a week has. */
const perPage = 100;

export interface OtherTimes {
  times: SearchHit[];
  pages: number;
}

/** Where of an activity's times. */
export interface Week {
  /** The first of seven days, YYYY-MM-DD at the venue. */
  from: string;
  /** From 1. */
  page: number;
}

/** The last day of a week. */
export const getLastDay = (from: string): string => daysAfter(from, 6);

/** What the person of a booking could book instead in a week: times of the same activity with as many places. */
export const otherTimesQuery = (call: Call, booking: Booking, { from, page }: Week) =>
  queryOptions({
    queryKey: ['searchSessions', 'moving', booking.id, from, page],
    queryFn: async ({ signal }): Promise<OtherTimes> => {
      const { venue, category, capacityConsumed, userId, occurrenceId, activityId } = booking;
      const query = {
        ...{ venue: [venue.slug], category: [category.slug], date: from, until: getLastDay(from) },
        ...{ places: capacityConsumed, page, perPage, ...(userId !== null && { selectedUserId: userId }) },
      };
      const { data, pagination } = await call('searchSessions', { query }, { signal });
      return {
        times: data.filter(({ occurrence: { id } }) => id !== occurrenceId && id !== activityId),
        pages: pagination?.totalPages ?? 1,
      };
    },
    staleTime: 0,
    throwOnError: false,
  });
