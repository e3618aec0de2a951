import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { queueEmailLink } from '#backend/sign-in/email-link.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { changeEmailEndpoint } from '#contract/customers/email.ts';
import type { Language } from '#contract/languages/languages.ts';

/** Tells the owner of an address, and nobody else, that it belongs to an account; the caller learns nothing. */
async function queueTaken(
  tx: Tx,
  { email, language }: { email: string; language: Language },
  { ids, clock, config }: Context,
): Promise<void> {
  const { name } = await readOperator(tx);
  const words = mailText(language);
  const { t } = words;
  const subject = t('mails.taken.title');
  const { html, text } = letter({
    words,
    operatorName: name,
    heading: subject,
    paragraphs: [t('mails.taken.lead'), t('mails.taken.help')],
    action: { label: t('mails.choosePassword'), url: `${config.siteUrl}/forgotten-password` },
  });
  await queueMail(tx, { to: email, subject, html, text }, `email-taken:${ids.uuid()}`, clock.now());
}

/**
 * Mails a link to an address that is to become the caller's; nothing changes until it is followed. For the caller's
 * current address it sends the confirmation link again. Limited to five an hour per person. Throws `validation_failed`
 * for a wrong password; never reveals whether the address belongs to an account.
 */
export const changeEmail = operation(changeEmailEndpoint, async ({ body }, context) => {
  const { db, limits } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  await limits.consume('email link', String(user.id), { limit: 5, windowSeconds: 3600 });
  await transact(db, async (tx) => {
    const other = await tx
      .selectFrom('users')
      .where(sql<string>`lower(email)`, '=', body.email.toLowerCase())
      .where('id', '!=', user.id)
      .select('language')
      .executeTakeFirst();
    const { id: userId, language } = user;
    if (other === undefined) await queueEmailLink(tx, { userId, email: body.email, language }, context);
    else await queueTaken(tx, { email: body.email, language: other.language }, context);
  });
  return { data: null, message: 'We have sent an email to this address. Follow its link to confirm it' };
});
