import { recordAudit } from '#backend/audit/record-audit.ts';
import { checkSlug, slugTaken } from '#backend/categories/check-placing.ts';
import { readCategory } from '#backend/categories/read-categories.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { createCategoryEndpoint } from '#contract/activities/categories.ts';

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
