import { addHours } from 'date-fns/addHours';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailText, type MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Language } from '#contract/languages/languages.ts';

const lifeHours = 24;

/** Invalidates every link mailed to a person so far to confirm an address. */
export async function endEmailLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('emailConfirmations')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}

interface Linked {
  userId: number;
  email: string;
  language: Language;
  /** Of an account that was made just now: the mail welcomes its owner. */
  newReference?: string;
}

/** No name: nobody has confirmed the address. */
function getTexts({ t }: MailText, operator: string, newReference: string | undefined) {
  if (newReference === undefined)
    return { heading: t('mails.confirm.title'), paragraphs: [t('mails.confirm.lead'), t('mails.confirm.notYou')] };
  const paragraphs = [
    t('mails.welcome.lead'),
    t('mails.welcome.reference', { reference: newReference }),
    t('mails.welcome.next'),
    t('mails.welcome.notYou'),
  ];
  return { heading: t('mails.welcome.title', { operator }), paragraphs };
}

/**
 * Mails a link that confirms an address as the person's; it works once, for a day. Links mailed before are invalidated.
 */
export async function queueEmailLink(
  tx: Tx,
  { userId, email, language, newReference }: Linked,
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await endEmailLinks(tx, userId, now);
  await tx
    .insertInto('emailConfirmations')
    .values({ tokenHash, userId, email, createdAt: now, expiresAt: addHours(now, lifeHours), usedAt: null })
    .execute();
  const { name } = await readOperator(tx);
  const words = mailText(language);
  const { heading, paragraphs } = getTexts(words, name, newReference);
  const action = { label: words.t('mails.confirm.action'), url: `${config.siteUrl}/confirm-email?key=${token}` };
  const { html, text } = letter({ words, operatorName: name, heading, paragraphs, action });
  await queueMail(tx, { to: email, subject: heading, html, text }, `email-link:${tokenHash}`, now);
}
