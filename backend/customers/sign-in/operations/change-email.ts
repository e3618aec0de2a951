import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { askAddress } from '#backend/customers/sign-in/ask-address.ts';
import { endEmailLinks } from '#backend/customers/sign-in/email-link.ts';
import { getEndTokens } from '#backend/customers/sign-in/end-tokens.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { readUser } from '#backend/customers/store.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { operation } from '#backend/operation.ts';
import { confirmEmailEndpoint, changeEmailEndpoint } from '#contract/customers/email.ts';
import { getNetwork } from '#contract/get-network.ts';

/**
 * Mails a link to an address that is to become the caller's; nothing changes until it is followed. For the caller's
 * current address it sends the confirmation link again. Limited to five an hour per person. Throws `validation_failed`
 * for a wrong password; never reveals whether the address belongs to an account.
 */
export const changeEmail = operation(changeEmailEndpoint, async ({ body }, context) => {
  const { db, limits } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  await limits.consume('email link', String(user.id), { limit: 5, windowSeconds: 3600 });
  const { id: userId, language } = user;
  await transact(db, (tx) => askAddress(tx, { userId, email: body.email, language }, context));
  return { data: null, message: 'We have sent an email to this address. Follow its link to confirm it' };
});

const messages = {
  confirmed: 'Your email address is confirmed',
  allowed: 'We have sent an email to the new address. Follow its link to confirm it',
};

/**
 * Confirms an address by a mailed link and makes it the account's; or allows one that the desk has asked for, which then
 * gets a link of its own, and ends all sign-ins when that is followed. A previous address is notified, and password reset
 * links sent there are invalidated. Throws `invalid_token`.
 */
export const confirmEmail = operation(confirmEmailEndpoint, async ({ body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('confirm email', getNetwork(address), { limit: 30, windowSeconds: 3600 });
  const now = clock.now();
  const confirming = transact(db, async (tx) => {
    const link = await tx
      .updateTable('emailConfirmations')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(body.token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['userId', 'email', 'deskStep'])
      .executeTakeFirst();
    if (link === undefined) throw new DomainError('invalid_token');
    const { id, email, language } = await readUser(tx, link.userId);
    await endEmailLinks(tx, id, now);
    if (link.deskStep === 'allow') {
      await askAddress(tx, { userId: id, email: link.email, language, deskStep: 'confirm' }, context);
      await recordSecurityEvent(tx, context, { action: 'email_allowed', account: { userId: id } });
      return 'allowed' as const;
    }
    await tx.updateTable('users').set({ email: link.email, emailVerifiedAt: now }).where('id', '=', id).execute();
    if (email?.toLowerCase() === link.email.toLowerCase()) return 'confirmed' as const;
    await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', id)
      .where('usedAt', 'is', null)
      .execute();
    if (link.deskStep === 'confirm') await getEndTokens(tx, id, now);
    const details = { byDesk: link.deskStep === 'confirm' };
    await recordSecurityEvent(tx, context, { action: 'email_changed', account: { userId: id }, details });
    await queueSecurityMail(tx, { email, language }, 'emailChanged', context);
    return 'confirmed' as const;
  });
  const status = await confirming.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email_unique') ? new DomainError('invalid_token') : error;
  });
  return { data: { status }, message: messages[status] };
});
