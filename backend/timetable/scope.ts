import { bySlugOrId } from '#backend/db/by-slug-or-id.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import type { VenueRef } from '#contract/primitives.ts';

/** What a timetable call covers: one venue, one activity with its sub-activities. */
export interface Scope {
  venue: VenueRef;
  timezone: string;
  currency: string;
  /** First date (venue) of the v2 calls; null: never. */
  v2From: string | null;
  categories: Map<string, { slug: string; name: string }>;
}

/** A venue and one of its categories, as statements read them. */
export interface Place {
  venueId: string;
  venueName: string;
  venueSlug: string;
  timezone: string;
  currency: string;
  categoryId: string;
  categorySlug: string;
  categoryName: string;
}

/** The columns that tell from which date on a venue has the v2 calls. */
interface Migration {
  activitiesV2Enabled: boolean;
  activitiesV2MigrationDate: string | null;
}

/** First date (venue) of the v2 calls; null: never. */
export function getV2From({ activitiesV2Enabled, activitiesV2MigrationDate }: Migration): string | null {
  return activitiesV2Enabled ? activitiesV2MigrationDate : null;
}

/** The scope of a venue and activity; of several categories of the venue when they are given. */
export function getScope(place: Place, v2From: string | null, places: readonly Place[] = [place]): Scope {
  const { venueId, venueName, venueSlug, timezone, currency } = place;
  const categories = places.map(
    ({ categoryId, categorySlug, categoryName }): [string, { slug: string; name: string }] => [
      categoryId,
      { slug: categorySlug, name: categoryName },
    ],
  );
  return {
    venue: { id: venueId, name: venueName, slug: venueSlug },
    timezone,
    currency,
    v2From,
    categories: new Map(categories),
  };
}

/** Finds venue and activity by slug (the venue by id too). Throws `not_found`, also when the venue doesn't offer it. */
export async function readScope(db: Db, venue: string, activity: string): Promise<Scope> {
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('operators as o', (join) => join.onTrue())
    .innerJoin('venueActivities as a', 'a.venueId', 'v.id')
    .innerJoin('categories as c', 'c.id', 'a.categoryId')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where(bySlugOrId('v', venue))
    .where((where) => where.or([where('c.slug', '=', activity), where('parent.slug', '=', activity)]))
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['v.activitiesV2Enabled', 'v.activitiesV2MigrationDate'])
    .select(['o.currency', 'c.id as categoryId', 'c.slug as categorySlug', 'c.name as categoryName'])
    .execute();
  const [first] = rows;
  if (first === undefined) throw notFound();
  return getScope(first, getV2From(first), rows);
}

/** Whether a venue date belongs to the v2 calls (docs/product.md#v1-and-v2). */
export function isV2Date(scope: Pick<Scope, 'v2From'>, date: string): boolean {
  return scope.v2From !== null && date >= scope.v2From;
}
