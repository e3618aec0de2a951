import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { issueToken } from '#backend/customers/issue-token.ts';
import { consumeLogInOfAccount, consumeLogInOfNetwork } from '#backend/customers/log-in-limits.ts';
import { passwordFits } from '#backend/customers/password.ts';
import { findAccount } from '#backend/customers/store.ts';
import { getSignedInUser } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { endToken } from '#backend/sign-in/end-tokens.ts';
import { consumePinAttempt, forgetPinFailures } from '#backend/sign-in/pins/pin-store.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { loginByPinEndpoint } from '#contract/customers/pin.ts';

/**
 * Signs in at a kiosk by the number of a membership or a card and its PIN, for as long as a visit (decision 145). A wrong
 * PIN, an unknown number, an address in place of a number, staff, and a PIN that is not set or locked get the same answer
 * in the same time (`invalid_pin`). Counted against the same limits as log-ins by password; besides, five wrong ones in
 * a row lock the PIN, which its owner is told by mail.
 */
export const loginByPin = operation(loginByPinEndpoint, async ({ body: { username, pin } }, context) => {
  const { db, caller, clock } = context;
  await consumeLogInOfNetwork(context);
  const found = username.includes('@') ? undefined : await findAccount(db, username);
  const undoHit = await consumeLogInOfAccount(context, { userId: found?.id ?? null, name: username });
  const user = found?.isStaff ? undefined : found;
  const attempt = user && (await consumePinAttempt(db, user.id));
  const fits = await passwordFits(pin, attempt?.pinHash ?? null);
  const account = found === undefined ? { name: username } : { userId: found.id };
  if (!fits || user === undefined) {
    await transact(db, async (tx) => {
      await recordSecurityEvent(tx, context, { action: 'log_in_failed', account, details: { byPin: true } });
      if (user === undefined || !attempt?.isLast) return;
      await recordSecurityEvent(tx, context, { action: 'pin_locked', account });
      await queueSecurityMail(tx, user, 'pinLocked', context);
    });
    throw new DomainError('invalid_pin');
  }
  await undoHit();
  const signedIn = await transact(db, async (tx) => {
    await forgetPinFailures(tx, user.id);
    await recordSecurityEvent(tx, context, { action: 'log_in_succeeded', account, details: { byPin: true } });
    if (caller !== null) await endToken(tx, caller.tokenId, clock.now());
    return issueToken({ ...user, byPin: true }, context, tx);
  });
  return { data: { ...signedIn, user: getSignedInUser(user) } };
});
