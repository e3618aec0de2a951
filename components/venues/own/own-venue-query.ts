import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#lib/api/browser-api.ts';

const minuteMs = 60_000;

/** A venue by its slug, and what can be booked of its activities now: asked again each minute. */
export const ownVenueQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listLiveTimes', 'ownVenue', slug],
    queryFn: async () => {
      const [{ data: venue }, { data: live }] = await Promise.all([
        browserApi('getVenue', { params: { venue: slug } }),
        browserApi('listLiveTimes', { query: { venue: [slug] } }),
      ]);
      return { venue, activities: live.flatMap(({ activities }) => activities) };
    },
    throwOnError: false,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
  });
