import type { VenuePage } from '#components/venues/finder/finder-venue.ts';
import type { Call } from '#lib/api/call.ts';
import { venueLine, type LineContext } from './venue-line.ts';

/** The venues with what is free at each of them now. Throws an `ApiError`. */
export async function withLines(call: Call, page: VenuePage, words: LineContext): Promise<VenuePage> {
  const { venues } = page;
  if (venues.length === 0) return page;
  const { data } = await call('listLiveTimes', { query: { venue: venues.map(({ slug }) => slug) } });
  const times = new Map(data.map(({ slug, activities }) => [slug, activities]));
  return {
    ...page,
    venues: venues.map((venue) => {
      const live = venueLine(times.get(venue.slug) ?? [], venue.timezone, words);
      return live === undefined ? venue : { ...venue, live };
    }),
  };
}
