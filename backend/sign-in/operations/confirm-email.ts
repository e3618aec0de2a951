import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { readUser } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { endEmailLinks } from '#backend/sign-in/email-link.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { confirmEmailEndpoint } from '#contract/customers/email.ts';

/**
 * Confirms an address by a mailed link and makes it the account's. A previous address is notified, and password reset
 * links sent there are invalidated. Throws `invalid_token`.
 */
export const confirmEmail = operation(confirmEmailEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('confirm email', address, { limit: 30, windowSeconds: 3600 });
  const now = clock.now();
  const confirming = transact(db, async (tx) => {
    const link = await tx
      .updateTable('emailConfirmations')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(body.token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['userId', 'email'])
      .executeTakeFirst();
    if (link === undefined) throw new DomainError('invalid_token');
    const { id, email, language } = await readUser(tx, link.userId);
    await endEmailLinks(tx, id, now);
    await tx.updateTable('users').set({ email: link.email, emailVerifiedAt: now }).where('id', '=', id).execute();
    if (email?.toLowerCase() === link.email.toLowerCase()) return;
    await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', id)
      .where('usedAt', 'is', null)
      .execute();
    await recordSecurityEvent(tx, context, { action: 'email_changed', account: { userId: id } });
    await queueSecurityMail(tx, { email, language }, 'emailChanged', context);
  });
  await confirming.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_unique') ? new DomainError('invalid_token') : error;
  });
  return { data: null, message: 'Your email address is confirmed' };
});
