import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { getEndTokens } from '#backend/customers/sign-in/end-tokens.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { checkNewPassword } from '#backend/customers/sign-in/passwords/password-rules.ts';
import { deletePin } from '#backend/customers/sign-in/pins/pin-store.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { operation } from '#backend/operation.ts';
import { changePasswordEndpoint } from '#contract/customers/auth.ts';

/**
 * Changes the caller's password, tells them by mail, signs out every other device and removes the PIN. Throws `validation_failed` for a
 * wrong current password or one that is too easy.
 */
export const changePassword = operation(changePasswordEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const { user, tokenId } = await checkCurrentPassword(context, body.currentPassword);
  await checkNewPassword(db, body.password, user);
  const passwordHash = await hashPassword(body.password);
  const now = clock.now();
  await transact(db, async (tx) => {
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
    await getEndTokens(tx, user.id, now, tokenId);
    await deletePin(tx, user.id);
    await tx
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('userId', '=', user.id)
      .where('usedAt', 'is', null)
      .execute();
    await recordSecurityEvent(tx, context, { action: 'password_changed', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'passwordChanged', context);
  });
  return { data: null, message: 'Your password has been changed' };
});
