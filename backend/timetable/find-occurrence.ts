import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { sharedRead } from '../db/shared-read.ts';
import { notFound } from '../failure.ts';
import { selectOccurrences, type OccurrenceRow } from './occurrence-row.ts';
import type { Scope } from './scope.ts';

/** One session by its old or new id, with the venue and category it belongs to. */
export interface FoundOccurrence {
  row: OccurrenceRow;
  scope: Scope;
  /** Percent included in its own price; 0 for one without. */
  taxRate: number;
}

async function withScope(db: Db, row: OccurrenceRow): Promise<FoundOccurrence> {
  const place = await db
    .selectFrom('venues as v')
    .innerJoin('operators as o', (join) => join.onTrue())
    .innerJoin('categories as c', (join) => join.on('c.id', '=', row.categoryId))
    .leftJoin('pricingOptions as p', (join) => join.on('p.id', '=', row.pricingOptionId))
    .where('v.id', '=', row.venueId)
    .select(['v.id', 'v.name', 'v.slug', 'v.timezone', 'v.activitiesV2Enabled', 'v.activitiesV2MigrationDate'])
    .select(['o.currency', 'c.slug as categorySlug', 'c.name as categoryName', 'p.taxRate'])
    .executeTakeFirstOrThrow();
  const scope = {
    venue: { id: place.id, name: place.name, slug: place.slug },
    timezone: place.timezone,
    currency: place.currency,
    v2From: place.activitiesV2Enabled ? place.activitiesV2MigrationDate : null,
    categories: new Map([[row.categoryId, { slug: place.categorySlug, name: place.categoryName }]]),
  };
  return { row, scope, taxRate: place.taxRate ?? 0 };
}

interface Named {
  id: number | string;
  now: Date;
}

const readOccurrence = sharedRead(async (db: Db, _key: string, { id, now }: Named): Promise<FoundOccurrence> => {
  const row = await selectOccurrences(db, now)
    .where(typeof id === 'number' ? sql<boolean>`o.v1_id = ${id}` : sql<boolean>`o.id = ${id}`)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return withScope(db, row);
});

/** Both ids name the same row (API 1.6). Throws `not_found`. */
export function findOccurrence(db: Db, id: number | string, now: Date): Promise<FoundOccurrence> {
  return readOccurrence(db, `${typeof id} ${id}`, { id, now });
}
