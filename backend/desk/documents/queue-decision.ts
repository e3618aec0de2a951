import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { DeskDocumentRow } from './desk-documents.ts';

interface Writing extends Pick<Context, 'clock' | 'config'> {
  /** The last day on which an accepted document counts; null where it does not run out. */
  expiresOn: string | null;
}

/** Somebody without an address of their own is told at that of the holder. */
const readHolder = (tx: Tx, membershipId: string) =>
  tx.selectFrom('memberships').where('id', '=', membershipId).select('userId').executeTakeFirstOrThrow();

/** Tells somebody that their document was accepted, or refused and why. */
export async function queueDecision(
  tx: Tx,
  { id, userId, membershipId, membershipName: membership, refusedBecause }: DeskDocumentRow,
  { clock, config, expiresOn }: Writing,
): Promise<void> {
  const recipient = await readRecipient(tx, [userId, (await readHolder(tx, membershipId)).userId]);
  if (recipient === null) return;
  const { email: to, words } = recipient;
  const { t } = words;
  const { name: operatorName } = await readOperator(tx);
  const isRefused = refusedBecause !== null;
  const subject = t(isRefused ? 'mails.document.refused' : 'mails.document.accepted');
  const paragraphs = isRefused
    ? [t('mails.document.refusedLead', { membership }), t('mails.document.because', { reason: refusedBecause })]
    : [
        t('mails.document.acceptedLead', { membership }),
        ...(expiresOn === null ? [] : [t('mails.document.until', { date: words.date(expiresOn) })]),
      ];
  const action = { label: t('mails.document.action'), url: `${config.accountUrl}/memberships` };
  const { html, text } = letter({
    ...{ words, operatorName, heading: subject, paragraphs },
    ...(isRefused && { action }),
  });
  await queueMail(tx, { to, subject, html, text }, `document:${id}`, clock.now());
}
