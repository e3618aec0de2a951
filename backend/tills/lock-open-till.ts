import type { Tx } from '#backend/db/schema.ts';

/**
 * The open till of a member of staff, which stays open until the transaction ends; null without one. A closing under way
 * is awaited.
 */
export async function lockOpenTill(tx: Tx, staffUserId: number): Promise<string | null> {
  const till = await tx
    .selectFrom('tills')
    .where('staffUserId', '=', staffUserId)
    .where('closedAt', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return till?.id ?? null;
}
