import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { askAgain } from '#backend/memberships/documents/ask-again.ts';
import { readMembership } from '#backend/memberships/lock-membership.ts';
import { showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { removeMembershipDocumentEndpoint } from '#contract/customers/memberships.ts';

/**
 * Withdraws a document of a membership that staff have not decided about, and removes its file; one that was asked for is
 * asked for again unless another one waits (docs/product.md#documents-of-a-membership). Throws `not_found`, also for a
 * document of somebody else whom the membership covers, and `not_bookable` for one that is decided.
 */
export const removeMembershipDocument = operation(removeMembershipDocumentEndpoint, async ({ params }, context) => {
  const { db, clock, services, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const wanted = { userId, membershipId: params.membershipId, now: clock.now() };
  const { currency } = await readOperator(db);
  const { row, file } = await transact(db, async (tx) => {
    const before = await readMembership(tx, wanted);
    const uploaded = await tx
      .selectFrom('joiningDocuments')
      .where('id', '=', params.documentId)
      .where(sql<string>`coalesce(membership_id, joining_id)`, '=', before.id)
      .where(sql<number>`coalesce(user_id, ${before.holderId})`, '=', userId)
      .select(['id', 'file', 'status', 'wasRequested', 'uploadedAt'])
      .forUpdate()
      .executeTakeFirst();
    if (uploaded === undefined) throw notFound();
    if (uploaded.status !== 'waiting')
      throw new DomainError('not_bookable', { message: 'This document has been checked already' });
    await tx.deleteFrom('joiningDocuments').where('id', '=', uploaded.id).execute();
    if (uploaded.wasRequested) await askAgain(tx, { userId, since: uploaded.uploadedAt });
    await recordAudit(tx, context, {
      action: 'document_withdrawn',
      subjectType: 'user',
      subjectId: String(userId),
      details: { membership: before.id, document: uploaded.id },
    });
    return { row: await readMembership(tx, wanted), file: uploaded.file };
  });
  await services.files.remove(file);
  return { data: await showOne(context, db, row, { userId, currency }), message: 'Your document has been withdrawn' };
});
