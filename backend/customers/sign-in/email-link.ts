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
  /** Of an address that the desk asked for: the link goes to the present address first, then to the new one. */
  deskStep?: 'allow' | 'confirm';
  /** Of `allow`: the present address, null where there is none to ask, and who asked at the desk. */
  presentEmail?: string | null;
  askedBy?: number;
}

/** No name: nobody has confirmed the address. */
function getTexts({ t }: MailText, operator: string, { newReference, deskStep, email }: Linked) {
  if (deskStep === 'allow') {
    const paragraphs = [
      t('mails.allowEmail.lead', { operator, email }),
      t('mails.allowEmail.next'),
      t('mails.allowEmail.notYou'),
    ];
    return { heading: t('mails.allowEmail.title'), paragraphs, label: t('mails.allowEmail.action') };
  }
  const label = t('mails.confirm.action');
  if (newReference === undefined)
    return {
      heading: t('mails.confirm.title'),
      paragraphs: [t('mails.confirm.lead'), t('mails.confirm.notYou')],
      label,
    };
  const paragraphs = [
    t('mails.welcome.lead'),
    t('mails.welcome.reference', { reference: newReference }),
    t('mails.welcome.next'),
    t('mails.welcome.notYou'),
  ];
  return { heading: t('mails.welcome.title', { operator }), paragraphs, label };
}

/**
 * Mails a link that confirms an address as the person's, or one by which they allow what the desk has asked for; it
 * works once, for a day. Links mailed before are invalidated. Where no present address can be asked, nothing is mailed:
 * a second member of staff has to allow it.
 */
export async function queueEmailLink(
  tx: Tx,
  linked: Linked,
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const { userId, email, language, deskStep = null, presentEmail, askedBy = null } = linked;
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await endEmailLinks(tx, userId, now);
  await tx
    .insertInto('emailConfirmations')
    .values({
      ...{ tokenHash, userId, email, deskStep, askedBy },
      createdAt: now,
      expiresAt: addHours(now, lifeHours),
      usedAt: null,
    })
    .execute();
  if (presentEmail === null) return;
  const { name } = await readOperator(tx);
  const words = mailText(language);
  const { heading, paragraphs, label } = getTexts(words, name, linked);
  const action = { label, url: `${config.siteUrl}/confirm-email?key=${token}` };
  const { html, text } = letter({ words, operatorName: name, heading, paragraphs, action });
  await queueMail(tx, { to: presentEmail ?? email, subject: heading, html, text }, `email-link:${tokenHash}`, now);
}
