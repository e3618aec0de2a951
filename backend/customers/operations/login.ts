import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { rememberNetwork } from '#backend/customers/account-networks.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { consumeLogInOfAccount, consumeLogInOfNetwork } from '#backend/customers/log-in-limits.ts';
import { passwordFits } from '#backend/customers/password.ts';
import { findAccount } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { endToken } from '#backend/sign-in/end-tokens.ts';
import { checkSecondFactor } from '#backend/sign-in/second-factor/check-second-factor.ts';
import { loginEndpoint } from '#contract/customers/auth.ts';

/**
 * Signs in by email or reference. A wrong password and an unknown name get the same text in the same time. After ten
 * failures of an account from one network, or a hundred of a network, in 15 minutes: 429. An account with a second
 * factor needs its code in the same call, so there is no half signed-in state. The token sent with the call, if any, is
 * revoked.
 */
export const login = operation(loginEndpoint, async ({ body }, context) => {
  const { db, caller, clock } = context;
  await consumeLogInOfNetwork(context);
  const user = await findAccount(db, body.username);
  const undoHit = await consumeLogInOfAccount(context, { userId: user?.id ?? null, name: body.username });
  const fits = await passwordFits(body.password, user?.passwordHash ?? null);
  const account = user === undefined ? { name: body.username } : { userId: user.id };
  if (!fits || user === undefined) {
    await recordSecurityEvent(db, context, { action: 'log_in_failed', account });
    throw new DomainError('invalid_credentials');
  }
  // Asking for a code does not count as a failed attempt; a wrong code does.
  if (body.code === undefined) await undoHit();
  const secondFactor = await checkSecondFactor(user, body.code, context);
  if (body.code !== undefined) await undoHit();
  const signedIn = await transact(db, async (tx) => {
    await rememberNetwork(tx, user.id, context);
    await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { secondFactor } });
    if (caller !== null) await endToken(tx, caller.tokenId, clock.now());
    return issueToken({ ...user, secondFactor }, context, tx);
  });
  return { data: { ...signedIn, user: getSignedInUser(user) } };
});
