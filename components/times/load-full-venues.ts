import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { publicApi } from '#lib/api/public-api.ts';
import type { VenueTimes } from './group-by-venue.ts';

/** How many are named: more of them say nothing. */
const mostNamed = 5;
const searchedDays = 14;

export interface FullVenuesQuestion {
  /** YYYY-MM-DD. */
  date: string;
  /** Miles are within `radius`. */
  where: { latitude: number; longitude: number; radius: number };
  /** The slug of the activity; undefined for every activity. */
  category?: string | undefined;
  places: number;
}

/**
 * The nearest venues that offer an activity and have none of these free times, each with its next one from the day after
 * on. None of them where that cannot be read: the page has its answer without them.
 */
export async function loadFullVenues(
  { date, where, category, places }: FullVenuesQuestion,
  hits: readonly SearchHit[],
): Promise<VenueTimes[]> {
  const what = category !== undefined && { category };
  const free = new Set(hits.map(({ venue }) => venue.slug));
  try {
    const { data: around } = await publicApi('listVenues', { query: { ...where, ...what, perPage: 30 } });
    const full = around.filter(({ slug }) => !free.has(slug)).slice(0, mostNamed);
    if (full.length === 0) return [];
    const { data: next } = await publicApi('searchSessions', {
      query: {
        ...(category !== undefined && { category: [category] }),
        venue: full.map(({ slug }) => slug),
        date: daysAfter(date, 1),
        until: daysAfter(date, searchedDays),
        places,
        perPage: 100,
      },
    });
    return full.map((venue) => ({
      venue,
      hits: [],
      next: next.find((hit) => hit.venue.slug === venue.slug) ?? null,
    }));
  } catch {
    return [];
  }
}
