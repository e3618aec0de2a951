import { addSeconds } from 'date-fns/addSeconds';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/serialize/instant.ts';
import { handOverEndpoint } from '#contract/customers/sign-ins.ts';

const lifeSeconds = 60;

/**
 * Creates a hand-over code that signs the caller in on another of our sites by a link (`?token=`): once, within a
 * minute. Thirty a minute per person, then 429.
 */
export const handOver = operation(handOverEndpoint, async (_input, { db, clock, ids, limits, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
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
