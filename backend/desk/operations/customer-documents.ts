import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import {
  findDocument,
  showDocument,
  type DeskDocumentRow,
  readCustomerDocuments,
} from '#backend/desk/documents/desk-documents.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import { extensions } from '#backend/memberships/documents/stored-documents.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import {
  decideDocumentEndpoint,
  getCustomerDocumentEndpoint,
  listCustomerDocumentsEndpoint,
} from '#contract/desk/documents.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** What a customer uploaded for their memberships (docs/product.md#documents-of-a-membership). Throws `not_found`. */
export const listCustomerDocuments = operation(
  listCustomerDocumentsEndpoint,
  async ({ params: { userId } }, context) => {
    await checkMayActFor(context, userId);
    return { data: (await readCustomerDocuments(context.db, userId)).map(showDocument) };
  },
);

/**
 * The file of a document, as a download under a name of ours; that it was looked at is audited
 * (docs/product.md#documents-of-a-membership). Throws `not_found`.
 */
export const getCustomerDocument = operation(getCustomerDocumentEndpoint, async ({ params }, context) => {
  const { db, services } = context;
  const { id, file, contentType, userId } = await findDocument(db, params.documentId);
  const bytes = await services.files.get(file);
  if (bytes === undefined) throw notFound();
  await recordAudit(db, context, {
    action: 'document_viewed',
    subjectType: 'user',
    subjectId: String(userId),
    details: { document: id },
  });
  return { data: bytes, file: { contentType, name: `document-${id}.${extensions[contentType]}` } };
});

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

/**
 * Accepts a document that waits, until the day it runs out, or refuses it, and mails its owner, who has to upload another
 * one after a refusal (docs/product.md#documents-of-a-membership). Throws `not_found`, `forbidden` for a document of one's
 * own, `validation_failed` for one about which somebody has decided and for a day that is over.
 */
export const decideDocument = operation(decideDocumentEndpoint, async ({ params, body }, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const isAccepted = body.decision === 'accepted';
  const expiresOn = isAccepted ? (body.expiresOn ?? null) : null;
  if (expiresOn !== null && expiresOn < localDate(now, siteZone))
    throw invalid({ expires_on: ['Must not be in the past'] });
  const refusedBecause = isAccepted ? null : body.reason;
  const data = await transact(db, async (tx) => {
    const row = await findDocument(tx, params.documentId, { lock: true });
    const { id, userId, status } = row;
    if (userId === caller.userId) throw new DomainError('forbidden');
    if (status !== 'waiting') throw invalid({ decision: ['Somebody has decided about this document already'] });
    const decided = { status: body.decision, refusedBecause, decidedBy: caller.userId, decidedAt: now };
    await tx.updateTable('joiningDocuments').set(decided).where('id', '=', id).execute();
    await tx
      .updateTable('users')
      .set({ documentUploadRequired: !isAccepted, ...(isAccepted && { documentExpiresOn: expiresOn }) })
      .where('id', '=', userId)
      .execute();
    await recordAudit(tx, context, {
      action: `document_${body.decision}`,
      subjectType: 'user',
      subjectId: String(userId),
      details: { document: id, membership: row.membershipId, ...(expiresOn !== null && { expiresOn }) },
    });
    const after = { ...row, ...decided };
    await queueDecision(tx, after, { ...context, expiresOn });
    return showDocument(after);
  });
  return { data };
});
