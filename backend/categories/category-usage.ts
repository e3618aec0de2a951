import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { Category } from '#contract/activities/categories.ts';

export type CategoryUsage = NonNullable<Category['inUse']>;

/** What may refer to a category `c`. Sessions have the category of their schedule. */
const reasons = {
  children: 'It has categories below it',
  venues: 'Venues offer it',
  templates: 'Templates belong to it',
  schedules: 'Schedules belong to it',
  benefits: 'Membership benefits apply to it',
  restrictions: 'Inductions are met by it',
} as const;

const names = Object.keys(reasons) as (keyof typeof reasons)[];

/** Why each of these categories is in use, if it is (docs/product.md#categories). */
export async function readUsage(db: Db, ids: readonly string[]): Promise<Map<string, CategoryUsage>> {
  const { rows } = await sql<{ id: string } & Record<keyof typeof reasons, boolean>>`
    select c.id,
      exists (select from categories below where below.parent_id = c.id) as children,
      exists (select from venue_activities a where a.category_id = c.id) as venues,
      exists (select from templates t where t.category_id = c.id) as templates,
      exists (select from schedules s where s.category_id = c.id) as schedules,
      exists (select from membership_benefits b where b.category_id = c.id) as benefits,
      exists (select from restrictions r where r.related_category_id = c.id) as restrictions
    from categories c where c.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => {
      const found = names.filter((name) => row[name]).map((name) => reasons[name]);
      return [row.id, { inUse: found.length > 0, reasons: found }];
    }),
  );
}

/** Throws `category_in_use` with the reasons. */
export async function checkUnused(db: Db, id: string): Promise<void> {
  const usage = (await readUsage(db, [id])).get(id);
  if (usage?.inUse) throw new DomainError('category_in_use', { details: { reasons: usage.reasons } });
}
