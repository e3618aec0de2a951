import { sql } from 'kysely';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { consumeForAccount } from '#backend/customers/account-limits.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { getEndTokens } from '#backend/customers/sign-in/end-tokens.ts';
import { checkNewPassword } from '#backend/customers/sign-in/passwords/password-rules.ts';
import { deletePin } from '#backend/customers/sign-in/pins/pin-store.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { readUser, findAccount } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { resetPasswordEndpoint, requestPasswordResetEndpoint } from '#contract/customers/auth.ts';
import { getNetwork } from '#contract/get-network.ts';

const window = { windowSeconds: 3600 };
const resetsOfAccount = {
  name: 'password reset',
  perNetwork: { limit: 5, ...window },
  overall: { limit: 10, ...window },
};

/**
 * Stores a request for a password reset link and answers; a job makes and mails the link. The work is the same for
 * known and unknown names, so that neither the answer nor its time reveals whether an account exists.
 */
export const requestPasswordReset = operation(requestPasswordResetEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('password reset network', getNetwork(address), { limit: 30, ...window });
  const user = await findAccount(db, body.emailOrReference);
  await consumeForAccount(context, { userId: user?.id ?? null, name: body.emailOrReference }, resetsOfAccount);
  const account = user === undefined ? { name: body.emailOrReference } : { userId: user.id };
  await recordSecurityEvent(db, context, { action: 'password_reset_requested', account });
  await db
    .insertInto('passwordResetRequests')
    .values({ name: body.emailOrReference, redirect: body.redirect ?? null, createdAt: clock.now() })
    .execute();
  return { data: null, message: 'If we know you, we have sent you an email' };
});

/**
 * Sets a new password by a mailed link, which works once; signs the user out everywhere, removes the PIN and tells
 * them by mail. The link replaces only the password: the second factor is still asked for at the next log-in. Throws `invalid_token`, and
 * `validation_failed` for a password that is too easy, after which the link can be used again.
 */
export const resetPassword = operation(resetPasswordEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('set password', getNetwork(address), { limit: 10, windowSeconds: 3600 });
  const now = clock.now();
  const passwordHash = await hashPassword(body.password);
  await transact(db, async (tx) => {
    const reset = await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(body.token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    if (reset === undefined) {
      await recordSecurityEvent(null, context, { action: 'password_reset_failed', account: null });
      throw new DomainError('invalid_token');
    }
    const user = await readUser(tx, reset.userId);
    await checkNewPassword(tx, body.password, user);
    // Links mailed earlier are deleted too.
    await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', user.id)
      .where('usedAt', 'is', null)
      .execute();
    await tx
      .updateTable('users')
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(email_verified_at, ${now})` })
      .where('id', '=', user.id)
      .execute();
    await getEndTokens(tx, user.id, now);
    await deletePin(tx, user.id);
    await recordSecurityEvent(tx, context, { action: 'password_reset', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'passwordReset', context);
  });
  return { data: null, message: 'Your password has been changed' };
});
