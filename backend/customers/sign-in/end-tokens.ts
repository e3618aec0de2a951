import type { Db } from '#backend/db/schema.ts';

/** Ends one sign-in with those it was handed over to (trigger `end_child_tokens`); one that has ended stays as it is. */
export async function endToken(db: Db, tokenId: string, now: Date): Promise<void> {
  await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('id', '=', tokenId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends all sign-ins of a person, but for one when `exceptId` is given, which then stands without a parent. */
export async function getEndTokens(db: Db, userId: number, now: Date, exceptId?: string): Promise<void> {
  if (exceptId !== undefined)
    await db.updateTable('accessTokens').set({ parentId: null }).where('id', '=', exceptId).execute();
  await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
}
