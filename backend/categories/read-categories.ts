import type { Db } from '#backend/db/schema.ts';
import { instant } from '#backend/serialize/instant.ts';
import type { Category, CategoryRef } from '#contract/activities/categories.ts';
import type { CategoryUsage } from './category-usage.ts';

/** Categories with the name of the one above. */
export function selectCategories(db: Db) {
  return db
    .selectFrom('categories as c')
    .leftJoin('categories as parent', 'parent.id', 'c.parentId')
    .select(['c.id', 'c.name', 'c.slug', 'c.bookingType', 'c.createdAt'])
    .select(['parent.id as parentId', 'parent.name as parentName', 'parent.slug as parentSlug']);
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

async function readChildren(db: Db, ids: readonly string[]): Promise<Map<string, CategoryRef[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .where('parentId', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name', 'slug', 'bookingType', 'parentId'])
    .execute();
  const children = new Map<string, CategoryRef[]>();
  for (const { parentId, ...child } of rows) {
    if (parentId !== null) children.set(parentId, [...(children.get(parentId) ?? []), child]);
  }
  return children;
}

function findParent({ parentId, parentName, parentSlug }: CategoryRow): Category['parent'] {
  if (parentId === null || parentName === null || parentSlug === null) return null;
  return { id: parentId, name: parentName, slug: parentSlug };
}

/** Categories as staff see them (`categorySchema`); with `usage` where it was asked for. */
export async function getCategories(
  db: Db,
  rows: readonly CategoryRow[],
  usage?: ReadonlyMap<string, CategoryUsage>,
): Promise<Category[]> {
  const children = await readChildren(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    bookingType: row.bookingType,
    children: children.get(row.id) ?? [],
    parent: findParent(row),
    inUse: usage?.get(row.id) ?? null,
    createdAt: instant(row.createdAt),
  }));
}

/** One category as staff see it. */
export async function readCategory(db: Db, id: string): Promise<Category> {
  const row = await selectCategories(db).where('c.id', '=', id).executeTakeFirstOrThrow();
  const [category] = await getCategories(db, [row]);
  if (category === undefined) throw new Error(`Category ${id} is gone.`);
  return category;
}
