import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { Language } from '#contract/languages/languages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

interface Mailed {
  email: string;
  token: string;
  expiresAt: Date;
  /** Of whoever types, who has no account yet. */
  language: Language;
  venueName: string;
}

/** Mails the link with which somebody goes on with joining on another device. It repeats nothing that was typed. */
export async function queueDraft(
  tx: Tx,
  { email, token, expiresAt, language, venueName }: Mailed,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
): Promise<void> {
  const words = mailText(language);
  const { t } = words;
  const { name: operatorName } = await readOperator(tx);
  const heading = t('mails.resumeJoining.title');
  const date = words.date(localDate(expiresAt, siteZone));
  const paragraphs = [
    t('mails.resumeJoining.lead', { venue: venueName }),
    t('mails.resumeJoining.until', { date }),
    t('mails.resumeJoining.notYou'),
  ];
  const url = `${config.joiningUrl}/join/resume?key=${token}`;
  const action = { label: t('mails.resumeJoining.action'), url };
  const { html, text } = letter({ words, operatorName, heading, paragraphs, action });
  const mail = { to: email, subject: heading, html, text };
  await queueMail(tx, mail, `joining-draft:${hashToken(token)}`, clock.now());
}
