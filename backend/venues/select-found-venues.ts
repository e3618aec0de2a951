import { sql, type SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { Database, Db } from '#backend/db/schema.ts';
import type { FacilityCode, venueListQuery, venueSearchQuery } from '#contract/venues/venues.ts';
import { isWithin } from './distance.ts';
import type { Point } from './locate-postcode.ts';
import { matchesText } from './matches-text.ts';

type Query = z.output<typeof venueSearchQuery> & Pick<z.output<typeof venueListQuery>, 'facility' | 'category'>;

/** Venues `v` that match a search. */
export type FoundVenues = SelectQueryBuilder<Database & { v: Database['venues'] }, 'v', object>;

function hasFacilities(codes: readonly FacilityCode[]) {
  return sql<boolean>`v.facility_codes @> ${codes}::text[]`;
}

function offersCategory(slug: string) {
  return sql<boolean>`v.id in (
    select a.venue_id from categories c
    left join categories root on root.id = c.parent_id
    join venue_activities a on a.category_id = c.id
    where c.slug = ${slug} or root.slug = ${slug})`;
}

/** The venues that a search finds (docs/product.md#venue-finder). */
export function selectFoundVenues(
  db: Db,
  { search, radius, facility, category }: Query,
  from: Point | undefined,
): FoundVenues {
  let found: FoundVenues = db.selectFrom('venues as v');
  if (search !== undefined && search.trim() !== '') found = found.where(matchesText(search));
  if (from !== undefined) found = found.where(isWithin(from, radius));
  if (facility !== undefined) found = found.where(hasFacilities(facility));
  return category === undefined ? found : found.where(offersCategory(category));
}
