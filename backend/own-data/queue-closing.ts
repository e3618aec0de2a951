import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Tells somebody when their account is closed, and how to keep it. */
export async function queueClosing(
  tx: Tx,
  userId: number,
  closesAt: Date,
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const subject = t('mails.closing.title');
  const { name: operatorName } = await readOperator(tx);
  const date = words.date(localDate(closesAt, siteZone));
  const paragraphs = [t('mails.closing.lead', { date }), t('mails.closing.kept')];
  const { html, text } = letter({ words, operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to, subject, html, text }, `closing:${userId}:${ids.uuid()}`, clock.now());
}
