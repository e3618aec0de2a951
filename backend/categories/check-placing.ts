import type { Db, Tx } from '#backend/db/schema.ts';
import type { CategoryValues } from '#contract/activities/categories.ts';

type Fields = Record<string, string[]>;

/** The field error of a slug that another category has. */
export const slugTaken = { slug: ['Already in use'] };

/** Field errors of a slug; `id` is the category that may keep it. */
export async function checkSlug(db: Db, slug: string, id: string | null): Promise<Fields> {
  const other = await db
    .selectFrom('categories')
    .where('slug', '=', slug)
    .where('id', 'is distinct from', id)
    .select('id')
    .executeTakeFirst();
  return other === undefined ? {} : slugTaken;
}

async function mayHoldOthers(tx: Tx, parentId: string): Promise<boolean> {
  const parent = await tx
    .selectFrom('categories')
    .where('id', '=', parentId)
    .select(['bookingType', 'parentId'])
    .executeTakeFirst();
  return parent !== undefined && parent.bookingType === null && parent.parentId === null;
}

async function hasOthersBelow(tx: Tx, id: string): Promise<boolean> {
  const child = await tx.selectFrom('categories').where('parentId', '=', id).select('id').executeTakeFirst();
  return child !== undefined;
}

/**
 * Field errors of the place of a category: there are two levels, groups and what is below them. Both rows must be
 * locked, so that neither becomes something else meanwhile.
 */
export async function checkParent(
  tx: Tx,
  id: string,
  { bookingType, parentId }: Pick<CategoryValues, 'bookingType' | 'parentId'>,
): Promise<Fields> {
  if (parentId === null) return {};
  const texts: string[] = [];
  if (parentId === id || !(await mayHoldOthers(tx, parentId))) texts.push('Must be a group without a parent');
  if (bookingType === null || (await hasOthersBelow(tx, id))) texts.push('A group cannot have a parent');
  return texts.length === 0 ? {} : { parent_id: texts };
}
