import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { asksForDocument, keepDocument, type KeptDocument } from '#backend/memberships/documents/stored-documents.ts';
import { readMembership } from '#backend/memberships/lock-membership.ts';
import type { MembershipRow } from '#backend/memberships/read-memberships.ts';
import { getStatus, showOne } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { addMembershipDocumentEndpoint, removeMembershipDocumentEndpoint } from '#contract/memberships/memberships.ts';

/**
 * Asks a person for a document again, after one that was uploaded at `since` has gone, unless another one waits or has
 * been accepted since.
 */
async function askAgain(tx: Tx, { userId, since }: { userId: number; since: Date }): Promise<void> {
  // Locked in a statement of its own: an upload under way is seen by the next one.
  await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
  await sql`
    update users set document_upload_required = true
    where id = ${userId} and not exists (
      select from joining_documents d left join memberships m on m.id = d.joining_id
      where coalesce(d.user_id, m.user_id) = ${userId}
        and (d.status = 'waiting' or (d.status = 'accepted' and d.decided_at >= ${since})))`.execute(tx);
}

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

/** How many documents of one person may wait for staff. */
const mostWaiting = 5;

/** The documents of a membership that wait. Throws when it takes no further one. */
function checkMayAdd(row: MembershipRow, now: Date): MembershipRow['files'] {
  const status = getStatus(row, localDate(now, row.timezone));
  if (status !== 'active' && status !== 'pending')
    throw new DomainError('not_bookable', { message: 'This membership has ended' });
  if (!asksForDocument(row)) throw new DomainError('not_bookable', { message: 'This membership asks for no document' });
  const waiting = row.files.filter((file) => file.status === 'waiting');
  if (waiting.length >= mostWaiting) throw invalid({ file: ['There can be at most 5 documents'] });
  return waiting;
}

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
  const write = (document: KeptDocument) =>
    transact(db, async (tx) => {
      await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
      const before = await readMembership(tx, wanted);
      const waiting = checkMayAdd(before, now);
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
    });
  const check = async () => void checkMayAdd(await readMembership(db, wanted), now);
  const row = await keepDocument(context, body, { check, write });
  const message = 'Your document has been sent. You will hear from us once it has been checked';
  return { data: await showOne(context, db, row, { userId, currency }), message };
});
