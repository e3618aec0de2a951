import type { Db } from '#backend/db/schema.ts';

/** Whether somebody has a second factor that is in force. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select('userId')
    .executeTakeFirst();
  return found !== undefined;
}
