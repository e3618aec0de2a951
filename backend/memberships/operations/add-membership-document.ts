import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { keepDocument } from '#backend/memberships/documents/keep-document.ts';
import { asksForDocument } from '#backend/memberships/documents/show-documents.ts';
import { readMembership } from '#backend/memberships/lock-membership.ts';
import { getStatus, showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { addMembershipDocumentEndpoint } from '#contract/customers/memberships.ts';

/** How many documents of one person may wait for staff. */
const mostWaiting = 5;

/**
 * Keeps a document that a membership asks one of its people for; nothing more is asked of them until staff have checked it
 * (docs/product.md#documents-of-a-membership). Throws `not_found`, `not_bookable` for a membership that is over or asks for
 * nothing, and `validation_failed` for anything but a picture or PDF and for a sixth one that waits. 30 an hour for each
 * account.
 */
export const addMembershipDocument = operation(addMembershipDocumentEndpoint, async ({ params, body }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const wanted = { userId, membershipId: params.membershipId, now };
  const { currency } = await readOperator(db);
  const row = await keepDocument(context, body, (document) =>
    transact(db, async (tx) => {
      await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
      const before = await readMembership(tx, wanted);
      const status = getStatus(before, localDate(now, before.timezone));
      if (status !== 'active' && status !== 'pending')
        throw new DomainError('not_bookable', { message: 'This membership has ended' });
      if (!asksForDocument(before))
        throw new DomainError('not_bookable', { message: 'This membership asks for no document' });
      const waiting = before.files.filter((file) => file.status === 'waiting');
      if (waiting.length >= mostWaiting) throw invalid({ file: ['There can be at most 5 documents'] });
      const wasRequested = before.uploadRequired || waiting.some((file) => file.wasRequested);
      const { id } = await tx
        .insertInto('joiningDocuments')
        .values({ ...document, membershipId: before.id, userId, wasRequested })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.updateTable('users').set({ documentUploadRequired: false }).where('id', '=', userId).execute();
      const details = { membership: before.id, document: id };
      await recordAudit(tx, context, {
        action: 'document_uploaded',
        subjectType: 'user',
        subjectId: String(userId),
        details,
      });
      return readMembership(tx, wanted);
    }),
  );
  const message = 'Your document has been sent. You will hear from us once it has been checked';
  return { data: await showOne(context, db, row, { userId, currency }), message };
});
