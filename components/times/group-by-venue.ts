import type { SearchHit, SearchVenue } from '#contract/search.ts';

export interface VenueTimes {
  venue: SearchVenue;
  hits: SearchHit[];
}

/** Free times by venue, both in the order in which they are found. */
export function groupByVenue(hits: readonly SearchHit[]): VenueTimes[] {
  const groups = new Map<string, VenueTimes>();
  for (const hit of hits) {
    const group = groups.get(hit.venue.slug) ?? { venue: hit.venue, hits: [] };
    groups.set(hit.venue.slug, group);
    group.hits.push(hit);
  }
  return [...groups.values()];
}
