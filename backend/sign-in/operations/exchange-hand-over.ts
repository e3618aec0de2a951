import { issueToken } from '#backend/customers/issue-token.ts';
import { readUser } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { exchangeHandOverEndpoint } from '#contract/customers/sign-ins.ts';

/**
 * Exchanges a hand-over code for a new token. Called by the web, never by a browser: the code has 256 random bits and
 * works once, so guessing needs no limit. Throws `invalid_token` for a code that is unknown, used or older than a
 * minute, and when the sign-in that created it has ended.
 */
export const exchangeHandOver = operation(exchangeHandOverEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const data = await transact(db, async (tx) => {
    const handOver = await tx
      .updateTable('handOverCodes')
      .from('accessTokens')
      .set({ usedAt: now })
      .whereRef('accessTokens.id', '=', 'handOverCodes.tokenId')
      .where('accessTokens.revokedAt', 'is', null)
      .where('accessTokens.expiresAt', '>', now)
      .where('handOverCodes.codeHash', '=', hashToken(body.code))
      .where('handOverCodes.usedAt', 'is', null)
      .where('handOverCodes.expiresAt', '>', now)
      .returning(['handOverCodes.userId', 'accessTokens.secondFactorAt'])
      .executeTakeFirst();
    if (handOver === undefined) throw new DomainError('invalid_token');
    const user = await readUser(tx, handOver.userId);
    const signingIn = { id: user.id, isStaff: user.isStaff, secondFactor: handOver.secondFactorAt !== null };
    return { ...(await issueToken(signingIn, context, tx)), user: getSignedInUser(user) };
  });
  return { data };
});
