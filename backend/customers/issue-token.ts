import { add } from 'date-fns/add';
import { min } from 'date-fns/min';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { endOfSignIn, hashToken, signInLife } from '#backend/http/input/token.ts';
import { instant } from '#backend/serialize/instant.ts';

/** Maximum length of the stored User-Agent. */
const longestUserAgent = 512;
/** Inactivity timeout of a customer's sign-in, the latest that `expiresAt` may promise (decision 034). */
const longest = signInLife({ isStaff: false, byPin: false }).idle;

interface SigningIn {
  id: number;
  isStaff: boolean;
  /** Whether the second factor was shown. */
  secondFactor?: boolean;
  /** Whether a PIN stood for the password. */
  byPin?: boolean;
}

/**
 * Signs somebody in: creates a bearer token and stores only its hash. `expiresAt` is the absolute end for staff; for
 * customers it is the end unless the token is used before.
 */
export async function issueToken(
  { id, isStaff, secondFactor = false, byPin = false }: SigningIn,
  { ids, clock, userAgent }: Pick<Context, 'ids' | 'clock' | 'userAgent'>,
  db: Db,
): Promise<{ token: string; expiresAt: string }> {
  const token = ids.token();
  const now = clock.now();
  const life = signInLife({ isStaff, byPin });
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
      byPin,
    })
    .execute();
  return { token, expiresAt: instant(min([add(now, longest), add(now, life.total)])) };
}
