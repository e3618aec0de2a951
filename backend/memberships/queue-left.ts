import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { MembershipRow } from './read-memberships.ts';

/** Tells somebody who has left a membership until when it works. */
export async function queueLeft(
  tx: Tx,
  { row, lastDay }: { row: MembershipRow; lastDay: string },
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [row.holderId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const date = words.date(lastDay);
  const subject = t('mails.left.title', { date });
  const { name: operatorName } = await readOperator(tx);
  const paragraphs = [t('mails.left.lead', { membership: row.typeName, date }), t('mails.left.next')];
  const { html, text } = letter({ words, operatorName, heading: subject, paragraphs });
  await queueMail(tx, { to, subject, html, text }, `membership-left:${row.id}:${ids.uuid()}`, clock.now());
}
