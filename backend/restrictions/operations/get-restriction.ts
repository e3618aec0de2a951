import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { cleanHtml } from '#backend/restrictions/clean-html.ts';
import { readQuestionSections } from '#backend/restrictions/questions-store.ts';
import { getRestrictionEndpoint } from '#contract/activities/restrictions.ts';

/** A waiver or induction with its terms as harmless HTML. Throws `not_found`. */
export const getRestriction = operation(getRestrictionEndpoint, async ({ params }, { db }) => {
  const row = await db
    .selectFrom('restrictions as r')
    .leftJoin('categories as c', 'c.id', 'r.relatedCategoryId')
    .where('r.id', '=', params.id)
    .select([
      'r.id',
      'r.name',
      'r.type',
      'r.terms',
      'c.id as categoryId',
      'c.name as categoryName',
      'c.slug as categorySlug',
    ])
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const { id, name, type, terms, categoryId, categoryName, categorySlug } = row;
  const hasCategory = categoryId !== null && categoryName !== null && categorySlug !== null;
  return {
    data: {
      id,
      name,
      type,
      terms: terms === null ? null : cleanHtml(terms),
      relatedCategory: hasCategory ? { id: categoryId, name: categoryName, slug: categorySlug } : null,
      customQuestionSections: await readQuestionSections(db, { restrictionId: id }),
    },
  };
});
