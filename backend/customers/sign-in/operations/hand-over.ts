import { addSeconds } from 'date-fns/addSeconds';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Context } from '#backend/context.ts';
import { keptUserAgent, promisedEnd } from '#backend/customers/issue-token.ts';
import { endToken } from '#backend/customers/sign-in/end-tokens.ts';
import { readUser } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken, signInLife } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { exchangeHandOverEndpoint, handOverEndpoint } from '#contract/customers/sign-ins.ts';

const lifeSeconds = 60;

/**
 * Creates a hand-over code that signs the caller in on another of our sites by a link (`?token=`): once, within a
 * minute. A sign-in by PIN stays at its kiosk: `forbidden`. Thirty a minute per person, then 429.
 */
export const handOver = operation(handOverEndpoint, async (_input, { db, clock, ids, limits, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  if (caller.byPin) throw new DomainError('forbidden');
  await limits.consume('hand-over', String(caller.userId), { limit: 30, windowSeconds: 60 });
  const code = `ho_${ids.token()}`;
  const now = clock.now();
  const expiresAt = addSeconds(now, lifeSeconds);
  const { userId, tokenId } = caller;
  await db.deleteFrom('handOverCodes').where('tokenId', '=', tokenId).where('expiresAt', '<=', now).execute();
  await db
    .insertInto('handOverCodes')
    .values({ codeHash: hashToken(code), userId, tokenId, createdAt: now, expiresAt })
    .execute();
  return { data: { code, expiresAt: instant(expiresAt) } };
});

/** Uses a code and locks the sign-in that made it, so that it cannot end unseen meanwhile. Throws `invalid_token`. */
async function claimParent(tx: Tx, code: string, now: Date, context: Context) {
  const handOver = await tx
    .updateTable('handOverCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', hashToken(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('tokenId')
    .executeTakeFirst();
  const parent = await tx
    .selectFrom('accessTokens')
    .where('id', '=', handOver?.tokenId ?? null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('byPin', '=', false)
    .selectAll()
    .forShare()
    .executeTakeFirst();
  if (parent !== undefined) return parent;
  await recordSecurityEvent(null, context, { action: 'log_in_failed', account: null, details: { byHandOver: true } });
  throw new DomainError('invalid_token');
}

/** The sign-in of the same person that the browser has had so far; null for none. */
async function findReplaced(tx: Tx, userId: number, token: string | undefined): Promise<string | null> {
  if (token === undefined) return null;
  const found = await tx
    .selectFrom('accessTokens')
    .where('tokenHash', '=', hashToken(token))
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Exchanges a hand-over code for a new token, which inherits from the sign-in that made the code when it began, when it
 * ends and what was shown for it, and ends with it (docs/product.md#log-in). A sign-in of the same person that comes with
 * the call is replaced. Called by the web, never by a browser: the code has 256 random bits and works once, so guessing
 * needs no limit. Throws `invalid_token` for a code that is unknown, used or older than a minute, and when the sign-in that
 * created it has ended.
 */
export const exchangeHandOver = operation(exchangeHandOverEndpoint, async ({ body }, context) => {
  const { db, clock, ids, userAgent } = context;
  const now = clock.now();
  const token = ids.token();
  const data = await transact(db, async (tx) => {
    const parent = await claimParent(tx, body.code, now, context);
    const { userId, createdAt, expiresAt, secondFactorAt, passwordAt } = parent;
    const replacedId = await findReplaced(tx, userId, body.currentToken);
    await tx
      .insertInto('accessTokens')
      .values({
        ...{ userId, createdAt, expiresAt, secondFactorAt, passwordAt },
        tokenHash: hashToken(token),
        lastUsedAt: now,
        userAgent: keptUserAgent(userAgent),
        parentId: replacedId === parent.id ? parent.parentId : parent.id,
      })
      .execute();
    const account = { userId };
    await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { byHandOver: true } });
    if (replacedId !== null) await endToken(tx, replacedId, now);
    const user = await readUser(tx, userId);
    const life = signInLife({ isStaff: user.isStaff, byPin: false });
    return { token, expiresAt: promisedEnd(life, createdAt, now), user: getSignedInUser(user) };
  });
  return { data };
});
