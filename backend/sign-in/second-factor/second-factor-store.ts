import type { Db } from '#backend/db/schema.ts';

/** Whether somebody has an active second factor. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const secondFactor = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select('userId')
    .executeTakeFirst();
  return secondFactor !== undefined;
}
