import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Language } from '#contract/languages/languages.ts';
import type mails from '#messages/en/mails.json';

/** What may have happened; its words are in `mails.security`. */
type Notice = Exclude<keyof typeof mails.security, 'notYou'>;

/**
 * Notifies somebody by mail of a change to the security of their account, whoever made it. Sends nothing without an
 * address.
 */
export async function queueSecurityMail(
  db: Db,
  { email, language }: { email: string | null; language: Language },
  notice: Notice,
  { ids, clock, config }: Pick<Context, 'ids' | 'clock' | 'config'>,
): Promise<void> {
  if (email === null) return;
  const words = mailText(language);
  const { t } = words;
  const heading = t(`mails.security.${notice}.title`);
  const { name } = await readOperator(db);
  const { html, text } = letter({
    words,
    operatorName: name,
    heading,
    paragraphs: [t(`mails.security.${notice}.lead`), t('mails.security.notYou')],
    action: { label: t('mails.choosePassword'), url: `${config.siteUrl}/forgotten-password` },
  });
  await queueMail(db, { to: email, subject: heading, html, text }, `security:${ids.uuid()}`, clock.now());
}
