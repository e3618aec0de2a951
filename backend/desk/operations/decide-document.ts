import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { findDocument, showDocument } from '#backend/desk/documents/desk-documents.ts';
import { queueDecision } from '#backend/desk/documents/queue-decision.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { decideDocumentEndpoint } from '#contract/desk/documents.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

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
