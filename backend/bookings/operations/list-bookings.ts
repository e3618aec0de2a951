import { getBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings } from '#backend/bookings/booking-store.ts';
import { isStaffSource } from '#backend/bookings/cancelling/cancellation-source.ts';
import { listPeople } from '#backend/bookings/list-people.ts';
import type { Context } from '#backend/context.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { readPage } from '#backend/db/read-page.ts';
import { DomainError } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listBookingsEndpoint } from '#contract/bookings/bookings.ts';

type Query = Input<typeof listBookingsEndpoint>['query'];

/** Most bookings of one answer without pages. */
const mostAtOnce = 1000;

/** Whose bookings are listed. Throws `forbidden` for a person whom the caller may not act for. */
async function getPeople(context: Context, { everyone, userId: named }: Query): Promise<number[]> {
  const { caller, db, actingUserId } = context;
  if (everyone && caller !== null) return listPeople(db, caller.userId);
  const userId = named ?? actingUserId;
  if (userId === null) throw new DomainError('unauthenticated');
  if (userId !== actingUserId) await checkMayActFor(context, userId);
  return [userId];
}

function selectChosen({ db }: Context, people: readonly number[], query: Query) {
  const { occurrenceId, startsAfter, startsBefore, status, venue } = query;
  let chosen = selectBookings(db).where('b.userId', 'in', people).where('b.status', 'in', status);
  if (venue !== undefined) chosen = chosen.where('v.slug', '=', venue);
  if (occurrenceId !== undefined) chosen = chosen.where('b.occurrenceId', '=', occurrenceId);
  if (startsAfter !== undefined) chosen = chosen.where('o.startsAt', '>', new Date(startsAfter));
  if (startsBefore !== undefined) chosen = chosen.where('o.startsAt', '<', new Date(startsBefore));
  return chosen;
}

/**
 * The bookings of one person, or of everybody in the caller's account, settled ones unless told otherwise, by start (docs/product.md#bookings). Throws
 * `forbidden` for a person whom the caller may not act for.
 */
export const listBookings = operation(listBookingsEndpoint, async ({ query }, context) => {
  const isStaff = isStaffSource(context.caller, query.cancellationSource, 'customers');
  const chosen = selectChosen(context, await getPeople(context, query), query);
  const ofPage = query.bypassPagination ? { perPage: mostAtOnce, page: 1 } : query;
  const order = query.direction === 'ascending' ? 'asc' : 'desc';
  const ordered = chosen.orderBy(query.sortBy === 'starts_at' ? 'o.startsAt' : 'b.createdAt', order).orderBy('b.id');
  const { rows, total } = await readPage(ordered, ofPage);
  const viewed = { now: context.clock.now(), isStaff };
  return {
    data: rows.map((row) => getBooking(row, viewed)),
    pagination: getPagination({ ...ofPage, count: rows.length, total }),
    sorting: { sortBy: query.sortBy, direction: query.direction },
  };
});
