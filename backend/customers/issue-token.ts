import { add } from 'date-fns/add';
import { min } from 'date-fns/min';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { endOfSignIn, hashToken, signInLife, type SignInLife } from '#backend/http/input/token.ts';
import { instant } from '#backend/serialize/instant.ts';

/** Maximum length of the stored User-Agent. */
const longestUserAgent = 512;
/** Inactivity timeout of a customer's sign-in, the latest that `expiresAt` may promise (decision 034). */
const longest = signInLife({ isStaff: false, byPin: false }).idle;

/** What is stored of a User-Agent header. */
export const keptUserAgent = (userAgent: string | null): string | null => userAgent?.slice(0, longestUserAgent) ?? null;

/**
 * The end that a reply promises: for staff the absolute one, for customers the one unless the token is used before.
 */
export function promisedEnd({ total }: SignInLife, createdAt: Date, now: Date): string {
  return instant(min([add(now, longest), add(createdAt, total)]));
}

interface SigningIn {
  id: number;
  isStaff: boolean;
  /** Whether the second factor was shown. */
  secondFactor?: boolean;
  /** Whether a PIN stood for the password. */
  byPin?: boolean;
}

/**
 * Signs somebody in who has shown a password, just chosen one, or shown a PIN: creates a bearer token and stores only its
 * hash.
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
      userAgent: keptUserAgent(userAgent),
      secondFactorAt: secondFactor ? now : null,
      passwordAt: byPin ? null : now,
      byPin,
    })
    .execute();
  return { token, expiresAt: promisedEnd(life, now, now) };
}
