import { recordAudit } from '#backend/audit/record-audit.ts';
import { categoryTags } from '#backend/categories/category-tags.ts';
import { checkUnused } from '#backend/categories/category-usage.ts';
import { checkParent, checkSlug, slugTaken } from '#backend/categories/check-placing.ts';
import { readCategory } from '#backend/categories/read-categories.ts';
import type { Context } from '#backend/context.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { updateCategoryEndpoint, type Category, type CategoryValues } from '#contract/activities/categories.ts';

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
