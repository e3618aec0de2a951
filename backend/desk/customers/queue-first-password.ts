import { addDays } from 'date-fns/addDays';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Language } from '#contract/languages/languages.ts';

/** Days for which the link works: there is no password yet that it could replace. */
const lifeDays = 7;

interface Customer {
  id: number;
  email: string;
  reference: string;
  language: Language;
}

/** Mails somebody whom the desk has made an account for a link to choose a password, which works once. */
export async function queueFirstPassword(
  tx: Tx,
  { id, email, reference, language }: Customer,
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await tx
    .insertInto('passwordResets')
    .values({ userId: id, tokenHash, createdAt: now, expiresAt: addDays(now, lifeDays) })
    .execute();
  const words = mailText(language);
  const { t } = words;
  const { name: operator } = await readOperator(tx);
  const heading = t('mails.deskAccount.title');
  const { html, text } = letter({
    words,
    operatorName: operator,
    heading,
    paragraphs: [
      t('mails.deskAccount.lead', { operator }),
      t('mails.deskAccount.reference', { reference }),
      t('mails.deskAccount.notYou'),
    ],
    action: { label: heading, url: `${config.siteUrl}/reset-password?token=${token}` },
  });
  await queueMail(tx, { to: email, subject: heading, html, text }, `first-password:${tokenHash}`, now);
}
