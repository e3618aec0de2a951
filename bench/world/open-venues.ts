import { read, type Copy } from './copy.ts';

/** A venue of the copy, and what one can do there. */
export interface OpenVenue {
  slug: string;
  name: string;
  activities: { slug: string; v2_type: 'classes' | 'resources' | 'ticketed' }[];
}

const perPage = 100;

/** All venues of the copy, as the list pages them. */
export async function readOpenVenues(copy: Copy): Promise<OpenVenue[]> {
  const venues: OpenVenue[] = [];
  for (let page = 1; ; page += 1) {
    const more = await read<OpenVenue[]>(copy, `/api/activities/venues?per_page=${perPage}&page=${page}`);
    venues.push(...more);
    if (more.length < perPage) return venues;
  }
}
