import { sql } from 'kysely';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { readUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { getEndTokens } from '#backend/sign-in/end-tokens.ts';
import { checkNewPassword } from '#backend/sign-in/passwords/check-new-password.ts';
import { deletePin } from '#backend/sign-in/pins/pin-store.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { resetPasswordEndpoint } from '#contract/customers/auth.ts';
import { getNetwork } from '#contract/get-network.ts';

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
    if (reset === undefined) throw new DomainError('invalid_token');
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
