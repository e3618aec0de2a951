import type { Context } from '../context.ts';
import { hashToken, tokenLifetimeMs } from '../http/token.ts';
import { instant } from '../shape/instant.ts';
import type { Db } from '../db/schema.ts';

/** Makes a bearer token for a user; only its hash is kept. Valid 30 days after its last use (API 1.8). */
export async function issueToken(
  userId: number,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  db: Db,
): Promise<{ token: string; expiresAt: string }> {
  const token = ids.token();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await db
    .insertInto('accessTokens')
    .values({ userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, expiresAt })
    .execute();
  return { token, expiresAt: instant(expiresAt) };
}
