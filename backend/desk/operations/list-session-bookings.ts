import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { wireBookingId } from '#backend/serialize/booking-id.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listSessionBookingsEndpoint, type RegisterEntry } from '#contract/desk/sessions.ts';

/** What a booking was paid with; in the query around it `b` is the booking. */
const paidWith = sql<RegisterEntry['paidWith']>`case
  when exists (select from package_usages p where p.booking_id = b.id and p.state <> 'returned') then 'package'
  when exists (select from benefit_usages p where p.booking_id = b.id and p.state <> 'returned') then 'membership'
  when coalesce(b.price, 0) > 0 then 'money' else 'nothing' end`;

/** Who is booked for a session, settled or being paid for, by name; walk-ins last. */
function selectRegister(db: Db, occurrenceId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('operators', (join) => join.onTrue())
    .leftJoin('users as u', 'u.id', 'b.userId')
    .leftJoin('tickets as t', 't.id', 'b.ticketId')
    .leftJoin('blockBookings as k', 'k.id', 'b.blockBookingId')
    .where('b.occurrenceId', '=', occurrenceId)
    .where('b.releasedAt', 'is', null)
    .where((where) =>
      where.or([
        where('b.status', '=', 'settled'),
        where.and([where('b.status', '=', 'reserved'), where('b.pinnedBy', 'is not', null)]),
      ]),
    )
    .select(['b.id', 'b.isV2', 'b.v1Id', 'b.userId', 'b.status', 'b.places', 'b.attended', 'b.price', 'b.due'])
    .select(['b.orderId', 'b.createdAt', 'u.firstName', 'u.lastName', 'u.reference', 't.name as ticketName'])
    .select(['k.id as blockId', 'k.name as blockName', 'operators.currency', paidWith.as('paidWith')])
    .orderBy('u.firstName', (order) => order.asc().nullsLast())
    .orderBy('u.lastName')
    .orderBy('b.createdAt')
    .orderBy('b.id')
    .$narrowType<{ status: 'settled' | 'reserved' }>();
}

type RegisterRow = Awaited<ReturnType<ReturnType<typeof selectRegister>['executeTakeFirstOrThrow']>>;

/** A booking as the register shows it (`registerEntrySchema`). */
function showRegisterEntry(row: RegisterRow): RegisterEntry {
  const { price, due, currency, blockId, blockName } = row;
  return {
    bookingId: wireBookingId(row),
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    reference: row.reference,
    status: row.status,
    places: row.places,
    ticketName: row.ticketName,
    attended: row.attended,
    paidWith: row.paidWith,
    paid: money((price ?? 0) - due, currency),
    due: money(due, currency),
    orderId: row.orderId,
    blockBooking: blockId === null || blockName === null ? null : { id: blockId, name: blockName },
    createdAt: instant(row.createdAt),
  };
}

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
