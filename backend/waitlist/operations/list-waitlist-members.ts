import { recordAudit } from '#backend/audit/record-audit.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getUncountedPagination } from '#backend/serialize/pagination.ts';
import { getEntry, selectEntries } from '#backend/waitlist/waitlist-entry.ts';
import { listWaitlistMembersEndpoint } from '#contract/timetable/waitlist.ts';

/**
 * Who waits for a session or has an offer, in order, for staff; with those whose waiting has ended: what became of each
 * (docs/product.md#waitlists). Throws `not_found`.
 */
export const listWaitlistMembers = operation(listWaitlistMembersEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  const { page, perPage, withEnded } = query;
  const session = await db.selectFrom('occurrences').where('id', '=', params.id).select('id').executeTakeFirst();
  if (session === undefined) throw notFound();
  await recordAudit(db, context, { action: 'waitlist_read', subjectType: 'occurrence', subjectId: session.id });
  const rows = await selectEntries(db)
    .where('w.occurrenceId', '=', session.id)
    .$if(!withEnded, (all) => all.where('w.status', 'in', ['waiting', 'offered']))
    .orderBy('w.id')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  const data = rows.slice(0, perPage).map(getEntry);
  const hasMore = rows.length > perPage;
  return { data, pagination: getUncountedPagination({ page, perPage, count: data.length, hasMore }) };
});
