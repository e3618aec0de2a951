import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { endOfSignIn, hashToken, signInLife } from '#backend/http/input/token.ts';
import { instant } from '#backend/serialize/instant.ts';

/** Of a browser's name so much is kept, in characters. */
const longestUserAgent = 512;
/** Somebody who does nothing but wait is told to log in again after so long (decision 034). */
const longestMs = signInLife(false).idleMs;

interface SigningIn {
  id: number;
  isStaff: boolean;
  /** Whether the second factor was shown. */
  secondFactor?: boolean;
}

/**
 * Signs somebody in: makes a bearer token, of which only the hash is kept. `expiresAt` is when it ends at the latest
 * (staff), or when it ends unless it is used (customers).
 */
export async function issueToken(
  { id, isStaff, secondFactor = false }: SigningIn,
  { ids, clock, userAgent }: Pick<Context, 'ids' | 'clock' | 'userAgent'>,
  db: Db,
): Promise<{ token: string; expiresAt: string }> {
  const token = ids.token();
  const now = clock.now();
  const life = signInLife(isStaff);
  await db
    .insertInto('accessTokens')
    .values({
      userId: id,
      tokenHash: hashToken(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: endOfSignIn(life, now, now),
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      secondFactorAt: secondFactor ? now : null,
    })
    .execute();
  return { token, expiresAt: instant(new Date(now.getTime() + Math.min(longestMs, life.totalMs))) };
}
