import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** What a change of a category concerns. */
interface Changed {
  id: string;
  /** The groups that it is below, before and after. */
  groupIds: readonly string[];
  /** Its slugs before and after. */
  slugs: readonly string[];
}

/**
 * The cache tags under which a category shows (docs/product.md#caching), at every venue that has something of it or of
 * a category below it.
 */
export async function categoryTags(db: Db, { id, groupIds, slugs }: Changed): Promise<string[]> {
  const { rows } = await sql<{ venue: string; slugs: string[] }>`
    with concerned as (select id, slug from categories where id = ${id} or parent_id = ${id}),
    shown as (
      select venue_id, category_id from venue_activities union select venue_id, category_id from schedules)
    select v.slug as venue, array_agg(concerned.slug) as slugs
    from shown join concerned on concerned.id = shown.category_id join venues v on v.id = shown.venue_id
    group by v.slug`.execute(db);
  if (rows.length === 0) return [];
  const groups = await db
    .selectFrom('categories')
    .where('id', 'in', [id, ...groupIds])
    .select('slug')
    .execute();
  const everywhere = [...slugs, ...groups.map(({ slug }) => slug)];
  const tags = rows.flatMap(({ venue, slugs: shown }) => [
    ...['activities', 'camps', 'courses', 'timetable'].map((name) => `${name}:${venue}`),
    ...[...everywhere, ...shown].map((slug) => `timetable:${venue}:${slug}`),
  ]);
  return [...new Set(['venues', 'timetables', ...tags])];
}
