import { recordAudit } from '#backend/audit/record-audit.ts';
import { checkUnused } from '#backend/categories/category-usage.ts';
import { isForeignKeyViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { deleteCategoryEndpoint } from '#contract/activities/categories.ts';

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
