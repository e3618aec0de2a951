import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { checkUnused } from '#backend/categories/category-usage.ts';
import { checkParent, checkSlug, slugTaken } from '#backend/categories/check-placing.ts';
import { readCategory } from '#backend/categories/read-categories.ts';
import type { Context } from '#backend/context.ts';
import { isUniqueViolation, isForeignKeyViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import {
  updateCategoryEndpoint,
  type Category,
  type CategoryValues,
  createCategoryEndpoint,
  deleteCategoryEndpoint,
} from '#contract/activities/categories.ts';

/** Removes a category that nothing refers to, which no page shows. Throws `category_in_use` (docs/product.md#categories). */
export const deleteCategory = operation(deleteCategoryEndpoint, async ({ params }, context) => {
  const { db } = context;
  try {
    await transact(db, async (tx) => {
      const category = await tx
        .selectFrom('categories')
        .where('id', '=', params.categoryId)
        .select(['id', 'slug'])
        .forUpdate()
        .executeTakeFirst();
      if (category === undefined) throw notFound();
      await checkUnused(tx, category.id);
      await tx.deleteFrom('categories').where('id', '=', category.id).execute();
      await recordAudit(tx, context, {
        action: 'category_deleted',
        subjectType: 'category',
        subjectId: category.id,
        details: { slug: category.slug },
      });
    });
  } catch (error) {
    throw isForeignKeyViolation(error) ? new DomainError('category_in_use') : error;
  }
  return { data: null };
});

/**
 * Adds a category, at first without a group above it (docs/product.md#categories). No page shows it until a venue has
 * something of it.
 */
export const createCategory = operation(createCategoryEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  try {
    const data = await transact(db, async (tx) => {
      const errors = await checkSlug(tx, body.slug, null);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const { name, slug, bookingType } = body;
      const { id } = await tx
        .insertInto('categories')
        .values({ name, slug, bookingType, createdAt: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(tx, context, {
        action: 'category_created',
        subjectType: 'category',
        subjectId: id,
        details: { slug, bookingType },
      });
      return readCategory(tx, id);
    });
    return { data };
  } catch (error) {
    throw isUniqueViolation(error, 'categories_slug_key') ? invalid(slugTaken) : error;
  }
});

/** What a change of a category concerns. */
interface CategoryTagsChanged {
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
async function categoryTags(db: Db, { id, groupIds, slugs }: CategoryTagsChanged): Promise<string[]> {
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

interface Changed {
  category: Category;
  /** Of the cached pages that show it. */
  tags: string[];
}

/** Locks a category and the group it shall be below, always in the same order. Throws `not_found`. */
async function lockBoth(tx: Tx, id: string, parentId: string | null) {
  const rows = await tx
    .selectFrom('categories')
    .where('id', 'in', parentId === null ? [id] : [id, parentId])
    .orderBy('id')
    .select(['id', 'slug', 'bookingType', 'parentId'])
    .forUpdate()
    .execute();
  const before = rows.find((row) => row.id === id);
  if (before === undefined) throw notFound();
  return before;
}

async function change(tx: Tx, context: Context, id: string, values: CategoryValues): Promise<Changed> {
  const { name, slug, bookingType, parentId } = values;
  const before = await lockBoth(tx, id, parentId);
  const errors = { ...(await checkSlug(tx, slug, id)), ...(await checkParent(tx, id, values)) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (bookingType !== before.bookingType) await checkUnused(tx, id);
  await tx.updateTable('categories').set({ name, slug, bookingType, parentId }).where('id', '=', id).execute();
  await recordAudit(tx, context, {
    action: 'category_updated',
    subjectType: 'category',
    subjectId: id,
    details: { slug, bookingType, parentId, slugBefore: before.slug, parentIdBefore: before.parentId },
  });
  const groupIds = [before.parentId, parentId].flatMap((one) => one ?? []);
  const tags = await categoryTags(tx, { id, groupIds, slugs: [before.slug, slug] });
  return { category: await readCategory(tx, id), tags };
}

/**
 * Changes a category (docs/product.md#categories) and revalidates the pages that show it. Throws `category_in_use` on a
 * change of the type of one that is used.
 */
export const updateCategory = operation(updateCategoryEndpoint, async ({ params, body }, context) => {
  const { db, services } = context;
  try {
    const { category, tags } = await transact(db, (tx) => change(tx, context, params.categoryId, body));
    if (tags.length > 0) services.revalidate(tags);
    return { data: category };
  } catch (error) {
    throw isUniqueViolation(error, 'categories_slug_key') ? invalid(slugTaken) : error;
  }
});
