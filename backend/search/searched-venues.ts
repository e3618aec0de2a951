import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { distanceMiles, isWithin } from '#backend/venues/distance.ts';
import type { Point } from '#backend/venues/locate-postcode.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { plainText } from '#contract/rules/search-text.ts';

/** What a search asks for: categories by id, and texts, of each of which every word has to be in the names. */
export interface Activities {
  categoryIds: readonly string[];
  texts: readonly string[];
}

/** Tells categories, with those below them, from texts (docs/product.md#search). Undefined when everything is asked for. */
export async function readActivitiesAsked(
  db: Db,
  values: readonly string[] | undefined,
): Promise<Activities | undefined> {
  if (values === undefined || values.length === 0) return undefined;
  const found = await db
    .selectFrom('categories as c')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .where((where) => where.or([where('c.slug', 'in', values), where('parent.slug', 'in', values)]))
    .select(['c.id', 'c.slug', 'parent.slug as above'])
    .execute();
  const slugs = new Set(found.flatMap(({ slug, above }) => [slug, above]));
  return { categoryIds: found.map(({ id }) => id), texts: values.filter((value) => !slugs.has(value)) };
}

/** Whether an occurrence `o` is one of the activities; `offered.names` are those of its category in plain text. */
export function isSearchedActivity(activities: Activities | undefined): RawBuilder<boolean> {
  if (activities === undefined) return sql<boolean>`true`;
  const { categoryIds, texts } = activities;
  const names = sql<string>`(plain_text(o.template_name) || E'\n' || offered.names)`;
  const byText = texts.map((text) => containsWords(names, plainText(text).trim().split(/\s+/)));
  return sql<boolean>`(${sql.join([sql`o.category_id = any(${categoryIds}::uuid[])`, ...byText], sql` or `)})`;
}

/** The nearest so many venues are searched; an operator with more has to be told where. */
const mostVenues = sql.lit(100);

export interface Where {
  from: Point | undefined;
  /** Miles. */
  radius: number;
  /** Slugs; undefined for all venues. */
  venue: readonly string[] | undefined;
}

/** Throws `validation_failed` when neither place nor venue is given and there are too many venues to search them all. */
export async function requireWhere(db: Db, { from, venue }: Where): Promise<void> {
  if (from !== undefined || venue !== undefined) return;
  const { rows } = await sql`select from venues order by name, id limit 1 offset ${mostVenues}`.execute(db);
  if (rows.length > 0) throw invalid({ postcode: ['Required'] });
}

/** The venues of a search, nearest first, as a statement; each with its zone and its distance from the place. */
export function searchedVenues({ from, radius, venue }: Where): RawBuilder<unknown> {
  const inRadius = from === undefined ? sql`true` : isWithin(from, radius);
  const named = venue === undefined ? sql`true` : sql`v.slug = any(${venue}::text[])`;
  const nearest = from === undefined ? sql`` : sql`distance_miles, `;
  return sql`
    select v.id, v.name, v.timezone, ${distanceMiles(from)} as distance_miles
    from venues v where ${inRadius} and ${named}
    order by ${nearest}v.name, v.id limit ${mostVenues}`;
}
