import { checkMayActFor, isStaffWith } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getUncountedPagination } from '#backend/serialize/pagination.ts';
import { endWithPlace, type WaitingEntry } from '#backend/waitlist/end-with-place.ts';
import { join } from '#backend/waitlist/join.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import { getEntry, selectEntries } from '#backend/waitlist/waitlist-entry.ts';
import {
  joinWaitlistEndpoint,
  leaveWaitlistEndpoint,
  listUserWaitlistEndpoint,
  listWaitlistMembersEndpoint,
  joinV1WaitlistEndpoint,
  leaveV1WaitlistEndpoint,
} from '#contract/timetable/waitlist.ts';

/** Takes a person off a waitlist; a place kept for them goes to the next. Throws `not_found` when they are not on it. */
async function leave(context: Context, entry: WaitingEntry | undefined): Promise<void> {
  if (entry === undefined) throw notFound();
  await transact(context.db, async (tx) => {
    if (!(await endWithPlace(tx, entry, 'left', context.clock.now()))) throw notFound();
    if (context.caller?.isStaff === true) {
      const details = { entryId: entry.id };
      const subject = { subjectType: 'occurrence' as const, subjectId: entry.occurrenceId };
      await recordAudit(tx, context, { action: 'waitlist_left', ...subject, details });
    }
    await offerPlaces(tx, entry.occurrenceId, context);
  });
}

/**
 * Leaves a waitlist by the id of the entry; only one's own, or that of the user acted for
 * (docs/product.md#waitlists).
 */
export const leaveV1Waitlist = operation(leaveV1WaitlistEndpoint, async ({ params }, context) => {
  const { db, caller, actingUserId } = context;
  const entry = await db
    .selectFrom('waitlistEntries')
    .where('id', '=', params.waitlistId)
    .where('status', 'in', ['waiting', 'offered'])
    .select(['id', 'occurrenceId', 'userId'])
    .executeTakeFirst();
  const isOwn = entry !== undefined && (entry.userId === actingUserId || entry.userId === caller?.userId);
  await leave(context, isOwn ? entry : undefined);
  return { data: null, message: 'Successfully removed from the waitlist.' };
});

/** Joins the waitlist of a session named by its old id, for the user acted for (docs/product.md#waitlists). */
export const joinV1Waitlist = operation(joinV1WaitlistEndpoint, async ({ body }, context) => {
  if (context.actingUserId === null) throw new DomainError('unauthenticated');
  const data = await join(context, {
    session: { v1Id: body.item.id },
    userId: context.actingUserId,
    places: body.places ?? 1,
  });
  return { data, message: 'Successfully joined the waitlist.' };
});

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

/**
 * The waitlists that a person is on, by start (docs/product.md#waitlists). Linked people see names alone, as elsewhere.
 * Throws `forbidden` for a stranger.
 */
export const listUserWaitlist = operation(listUserWaitlistEndpoint, async ({ params }, context) => {
  const { db, caller } = context;
  await checkMayActFor(context, params.userId);
  const isWhole = caller?.userId === params.userId || isStaffWith(caller, 'customers');
  const rows = await selectEntries(db)
    .where('w.userId', '=', params.userId)
    .where('w.status', 'in', ['waiting', 'offered'])
    .orderBy('o.startsAt')
    .orderBy('w.id')
    .execute();
  const entries = rows.map(getEntry);
  return { data: isWhole ? entries : entries.map((entry) => ({ ...entry, email: null, userReference: null })) };
});

/** Leaves the waitlist of a session (docs/product.md#waitlists). */
export const leaveWaitlist = operation(leaveWaitlistEndpoint, async ({ params }, context) => {
  await checkMayActFor(context, params.userId, 'sell');
  const entry = await context.db
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', params.occurrenceId)
    .where('userId', '=', params.userId)
    .where('status', 'in', ['waiting', 'offered'])
    .select(['id', 'occurrenceId'])
    .executeTakeFirst();
  await leave(context, entry);
  return { data: null, message: 'Successfully removed from the waitlist.' };
});

/** Joins the waitlist of a session for oneself or somebody linked (docs/product.md#waitlists). */
export const joinWaitlist = operation(joinWaitlistEndpoint, async ({ params, body }, context) => {
  await checkMayActFor(context, body.userId, 'sell');
  const data = await join(context, {
    session: { id: params.id },
    userId: body.userId,
    places: body.places ?? 1,
  });
  return { data, message: 'Successfully joined the waitlist.' };
});
