import type { Db } from '#backend/db/schema.ts';

/** Ends every sign-in of an account, or of all accounts with `null`. Returns how many there were. */
export async function signOut(db: Db, userId: number | null, now: Date): Promise<number> {
  const revokedTokens = await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(userId !== null, (query) => query.where('userId', '=', userId ?? 0))
    .executeTakeFirst();
  return Number(revokedTokens.numUpdatedRows);
}
