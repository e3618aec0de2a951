import type { Db } from '#backend/db/schema.ts';

/** The ids of a customer and of everybody whom they may act for (docs/product.md#acting-for). */
export async function listPeople(db: Db, userId: number): Promise<number[]> {
  const links = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', userId)
    .where('status', '=', 'successful')
    .select('referencedUserId')
    .execute();
  return [userId, ...links.map(({ referencedUserId }) => referencedUserId)];
}
