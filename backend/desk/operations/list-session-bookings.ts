import { recordAudit } from '#backend/audit/record-audit.ts';
import { readPage } from '#backend/db/read-page.ts';
import { selectRegister, showRegisterEntry } from '#backend/desk/sessions/register.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listSessionBookingsEndpoint } from '#contract/desk/sessions.ts';

/** Who is booked for a session, and whether they came (docs/product.md#sessions-at-the-desk). Throws `not_found`. */
export const listSessionBookings = operation(listSessionBookingsEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  const session = await db
    .selectFrom('occurrences')
    .where('id', '=', params.occurrenceId)
    .select('id')
    .executeTakeFirst();
  if (session === undefined) throw notFound();
  await recordAudit(db, context, { action: 'register_read', subjectType: 'occurrence', subjectId: session.id });
  const { rows, total } = await readPage(selectRegister(db, session.id), query);
  return {
    data: rows.map(showRegisterEntry),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
