import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { isConflict, isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { findTill, seesAllTills, selectTills, showTills } from '#backend/tills/read-tills.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { openTillEndpoint, closeTillEndpoint, getTillEndpoint, listTillsEndpoint } from '#contract/desk/tills.ts';

/**
 * The caller's own tills, or with the permission `refunds` those of everybody at a venue, the newest first
 * (docs/product.md#tills). Throws `forbidden` and `not_found`.
 */
export const listTills = operation(listTillsEndpoint, async ({ query }, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  if (query.venue !== undefined && !seesAllTills(context)) throw new DomainError('forbidden');
  const venue = query.venue === undefined ? null : await findDeskVenue(context, query.venue);
  const chosen = selectTills(db)
    .$if(venue === null, (tills) => tills.where('t.staffUserId', '=', caller.userId))
    .$if(venue !== null, (tills) => tills.where('t.venueId', '=', venue?.id ?? ''))
    .orderBy('t.openedAt', 'desc')
    .orderBy('t.id');
  const { rows, total } = await readPage(chosen, query);
  return { data: await showTills(db, rows), pagination: getPagination({ ...query, count: rows.length, total }) };
});

/** A till with what was taken in it (docs/product.md#tills). Throws `not_found` for somebody else's without `refunds`. */
export const getTill = operation(getTillEndpoint, async ({ params }, context) => ({
  data: await findTill(context.db, context, params.tillId),
}));

/** Closes it in one statement, in which the database writes down what should have been there. */
async function close(tx: Tx, context: Context, id: string, counted: number): Promise<void> {
  const closed = await tx
    .updateTable('tills')
    .set({ closedAt: context.clock.now(), counted })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning('expected')
    .executeTakeFirst();
  if (closed === undefined) throw new DomainError('till_closed');
  const details = { counted, expected: closed.expected };
  await recordAudit(tx, context, { action: 'till_closed', subjectType: 'till', subjectId: id, details });
}

/**
 * Closes the caller's till with the cash that was counted, in minor units, and answers the difference to what should be
 * there (docs/product.md#tills). Sales under way are awaited. Throws `till_closed`, and `not_found` for somebody else's.
 */
export const closeTill = operation(closeTillEndpoint, async ({ params, body }, context) => {
  const { db, caller } = context;
  const data = await transact(db, async (tx) => {
    const till = await findTill(tx, context, params.tillId);
    if (till.staff.id !== caller?.userId) throw notFound();
    await close(tx, context, till.id, body.counted);
    return findTill(tx, context, till.id);
  });
  return { data };
});

function tillOpen(error: unknown): unknown {
  if (isUniqueViolation(error, 'tills_one_open_desk'))
    return new DomainError('till_open', { message: 'The till of this desk is open already' });
  return isConflict(error) ? new DomainError('till_open') : error;
}

/**
 * Opens the caller's till with a float in minor units; what they take from then on goes into it (docs/product.md#tills).
 * One at a time for each person, and for each desk of a venue. Throws `till_open` and `not_found`.
 */
export const openTill = operation(openTillEndpoint, async ({ body }, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const venue = await findDeskVenue(context, body.venue);
  const till = { venueId: venue.id, desk: body.desk ?? null, staffUserId: caller.userId };
  const data = await transact(db, async (tx) => {
    const { id } = await tx
      .insertInto('tills')
      .values({ ...till, openingFloat: body.float, openedAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = { float: body.float };
    await recordAudit(tx, context, { action: 'till_opened', subjectType: 'till', subjectId: id, details });
    return findTill(tx, context, id);
  }).catch((error: unknown) => {
    throw tillOpen(error);
  });
  return { data };
});
