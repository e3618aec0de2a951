import { issueToken } from '#backend/customers/issue-token.ts';
import { readUser } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { exchangeHandOverEndpoint } from '#contract/sign-ins.ts';

/**
 * Takes a hand-over code for a sign-in of its own. The web makes this call, never a browser: the code has 256 random
 * bits and works once, so guessing needs no limit. Throws `invalid_token` for one that is unknown, used or a minute
 * old, and when the sign-in that asked for it has ended meanwhile.
 */
export const exchangeHandOver = operation(exchangeHandOverEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const data = await transact(db, async (tx) => {
    const used = await tx
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
    if (used === undefined) throw new DomainError('invalid_token');
    const user = await readUser(tx, used.userId);
    const signingIn = { id: user.id, isStaff: user.isStaff, secondFactor: used.secondFactorAt !== null };
    return { ...(await issueToken(signingIn, context, tx)), user: getSignedInUser(user) };
  });
  return { data };
});
