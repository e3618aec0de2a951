import type { SearchHit, SearchVenue } from '#contract/timetable/search.ts';

export interface VenueTimes {
  venue: SearchVenue;
  hits: readonly SearchHit[];
  /** Of a venue without any: the next one within a fortnight, if there is one. */
  next?: SearchHit | null;
}

/** How many free times a venue has on the day of its group, also those that are not listed. */
export const countFree = ({ hits }: VenueTimes): number => hits[0]?.venueHits ?? hits.length;

const getMiles = ({ venue }: VenueTimes): number => venue.distanceMiles ?? Infinity;

/** Free times by venue, both in the order in which they are found; venues without any (`full`) stand by their distance. */
export function groupByVenue(hits: readonly SearchHit[], full: readonly VenueTimes[] = []): VenueTimes[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) groups.set(hit.venue.slug, [...(groups.get(hit.venue.slug) ?? []), hit]);
  const free = [...groups.values()].flatMap((of): VenueTimes[] => (of[0] ? [{ venue: of[0].venue, hits: of }] : []));
  if (full.length === 0) return free;
  return [...free, ...full].toSorted((one, other) => getMiles(one) - getMiles(other));
}
