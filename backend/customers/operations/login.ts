import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { consumeLogInOfAccount, consumeLogInOfNetwork, rememberNetwork } from '#backend/customers/account-limits.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { passwordFits } from '#backend/customers/password.ts';
import { endToken } from '#backend/customers/sign-in/end-tokens.ts';
import { checkSecondFactor } from '#backend/customers/sign-in/second-factor/check-second-factor.ts';
import { findAccount } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { loginEndpoint, logoutEndpoint } from '#contract/customers/auth.ts';

/** Revokes the token sent. Succeeds without one, and with one that has expired or was revoked. */
export const logout = operation(logoutEndpoint, async (_input, { db, clock, caller }) => {
  if (caller !== null) {
    await db.updateTable('accessTokens').set({ revokedAt: clock.now() }).where('id', '=', caller.tokenId).execute();
  }
  return { data: null };
});

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
