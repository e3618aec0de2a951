import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { checkNotOtherStaff } from '#backend/customers/check-may-change.ts';
import { askAddress } from '#backend/customers/sign-in/ask-address.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { readUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { allowEmailEndpoint } from '#contract/customers/email.ts';

/**
 * Allows the address that another member of staff has asked for as a customer's, in place of the present address, which
 * is told. The new address then gets a link that confirms it. Throws `forbidden` for the one who asked, and `not_found`
 * where nothing waits.
 */
export const allowEmail = operation(allowEmailEndpoint, async ({ params: { userId } }, context) => {
  const { db, clock, caller } = context;
  await checkMayActFor(context, userId, 'sell');
  const user = await readUser(db, userId);
  checkNotOtherStaff(context, user);
  const now = clock.now();
  await transact(db, async (tx) => {
    const waiting = await tx
      .updateTable('emailConfirmations')
      .set({ usedAt: now })
      .where('userId', '=', userId)
      .where('deskStep', '=', 'allow')
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['email', 'askedBy'])
      .executeTakeFirst();
    if (waiting === undefined) throw notFound();
    // Two people: nobody allows what they have asked for, nor what nobody is known to have asked for.
    if (caller === null || waiting.askedBy === null || waiting.askedBy === caller.userId)
      throw new DomainError('forbidden');
    await askAddress(tx, { userId, email: waiting.email, language: user.language, deskStep: 'confirm' }, context);
    await queueSecurityMail(tx, user, 'emailAllowed', context);
    await recordAudit(tx, context, {
      action: 'email_allowed_by_staff',
      subjectType: 'user',
      subjectId: String(userId),
      details: { askedBy: waiting.askedBy },
    });
  });
  return { data: null, message: 'The new address gets a link that confirms it' };
});
