import { sql } from 'kysely';
import type { VenueRef } from '../../contract/primitives.ts';
import type { Db } from '../db/schema.ts';
import { notFound } from '../failure.ts';

/** The part of the timetable that a call speaks of: one venue, one activity with its sub-activities. */
export interface Scope {
  venue: VenueRef;
  timezone: string;
  currency: string;
  /** First date (venue) of the v2 calls; null: never. */
  v2From: string | null;
  categories: Map<string, { slug: string; name: string }>;
}

/** Finds venue and activity by slug (the venue by id too). Throws `not_found`, also when the venue doesn't offer it. */
export async function readScope(db: Db, venue: string, activity: string): Promise<Scope> {
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('operators as o', (join) => join.onTrue())
    .innerJoin('venueActivities as a', 'a.venueId', 'v.id')
    .innerJoin('categories as c', 'c.id', 'a.categoryId')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where((where) => where.or([where('v.slug', '=', venue), where(sql<string>`v.id::text`, '=', venue)]))
    .where((where) => where.or([where('c.slug', '=', activity), where('parent.slug', '=', activity)]))
    .select(['v.id', 'v.name', 'v.slug', 'v.timezone', 'v.activitiesV2Enabled', 'v.activitiesV2MigrationDate'])
    .select(['o.currency', 'c.id as categoryId', 'c.slug as categorySlug', 'c.name as categoryName'])
    .execute();
  const [first] = rows;
  if (first === undefined) throw notFound();
  return {
    venue: { id: first.id, name: first.name, slug: first.slug },
    timezone: first.timezone,
    currency: first.currency,
    v2From: first.activitiesV2Enabled ? first.activitiesV2MigrationDate : null,
    categories: new Map(
      rows.map((row) => [row.categoryId, { slug: row.categorySlug, name: row.categoryName }]),
    ),
  };
}

/** Whether a venue date belongs to the v2 calls (API 1.10). */
export function isV2Date(scope: Pick<Scope, 'v2From'>, date: string): boolean {
  return scope.v2From !== null && date >= scope.v2From;
}
