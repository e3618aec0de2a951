import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { handOverEndpoint } from '#contract/sign-ins.ts';

const lifeMs = 60_000;

/**
 * Makes a code that carries the caller's sign-in to another of our sites by a link (`?token=`): once, within a minute.
 * Thirty a minute a person, then 429.
 */
export const handOver = operation(handOverEndpoint, async (_input, { db, clock, ids, limits, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  await limits.take('hand-over', String(caller.userId), { limit: 30, windowSeconds: 60 });
  const code = `ho_${ids.token()}`;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const { userId, tokenId } = caller;
  await db.deleteFrom('handOverCodes').where('tokenId', '=', tokenId).where('expiresAt', '<=', now).execute();
  await db
    .insertInto('handOverCodes')
    .values({ codeHash: hashToken(code), userId, tokenId, createdAt: now, expiresAt })
    .execute();
  return { data: { code, expiresAt: instant(expiresAt) } };
});
