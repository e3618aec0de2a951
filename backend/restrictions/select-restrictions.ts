import type { Db } from '#backend/db/schema.ts';
import type { Restriction } from '#contract/activities/restrictions.ts';

/** Restrictions with the category that meets them. */
export function selectRestrictions(db: Db) {
  return db
    .selectFrom('restrictions as r')
    .leftJoin('categories as c', 'c.id', 'r.relatedCategoryId')
    .select(['r.id', 'r.name', 'r.type', 'r.terms'])
    .select(['c.id as categoryId', 'c.name as categoryName', 'c.slug as categorySlug']);
}

type RestrictionRow = Awaited<ReturnType<ReturnType<typeof selectRestrictions>['execute']>>[number];

/** A restriction as the wire shows it (`restrictionSchema`), without terms and questions. */
export function getRestrictionFacts(row: RestrictionRow): Omit<Restriction, 'terms' | 'customQuestionSections'> {
  const { id, name, type, categoryId, categoryName, categorySlug } = row;
  const hasCategory = categoryId !== null && categoryName !== null && categorySlug !== null;
  return {
    id,
    name,
    type,
    relatedCategory: hasCategory ? { id: categoryId, name: categoryName, slug: categorySlug } : null,
  };
}
