import { sql } from 'kysely';
import { getCancellation } from '#backend/activities/cancellation.ts';
import type { Context, Caller } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/instant.ts';
import type { Channel } from '#contract/primitives.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { readClashes } from './clashes.ts';
import type { FoundOccurrence } from './find-occurrence.ts';
import { getSummaryContext } from './read-day.ts';
import { readCancellationPolicies } from './references.ts';
import { getSummary } from './summary.ts';
import { readTickets, ticketOfSession } from './tickets-store.ts';

type StaffFacts = Pick<Occurrence, 'clashes' | 'blockBookingInformation' | 'capacityByChannel'>;

interface Block {
  userId: number;
  bookingId: string;
  bookingStatus: string;
  isPaid: boolean;
  tenderTypes: string[];
  paymentReference: string | null;
}

/** Who has booked the whole court or room of these sessions, and how it was paid for; none of what is free, or shared. */
async function readBlockBookings(db: Db, found: readonly FoundOccurrence[], now: Date): Promise<Map<string, Block>> {
  const ids = found.flatMap(({ row }) => (row.bookingType === 'resources' ? [row.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Block & { occurrenceId: string }>`
    select distinct on (b.occurrence_id) b.occurrence_id, b.user_id,
      case when b.is_v2 then b.id::text else b.v1_id::text end as booking_id, b.status as booking_status,
      coalesce(r.status = 'success' and r.balance = 0, false) as is_paid,
      array(select distinct tender_type from payments p where p.order_id = r.id and p.amount > 0 order by 1) as tender_types,
      (select coalesce(p.reference, p.transaction_id::text) from payments p where p.order_id = r.id and p.amount > 0 order by p.created_at, p.id limit 1)
        as payment_reference
    from bookings b left join orders r on r.id = b.order_id
    where b.occurrence_id = any(${ids}) and b.user_id is not null and b.released_at is null
      and (b.status = 'settled' or b.pinned_by is not null or b.expires_at > ${now})
    order by b.occurrence_id, b.created_at, b.id`.execute(db);
  return new Map(rows.map(({ occurrenceId, ...block }) => [occurrenceId, block]));
}

const nothing: StaffFacts = { clashes: [], blockBookingInformation: null, capacityByChannel: null };

/**
 * The additional fields of sessions for staff with the permission `timetable`; empty, but present, for everybody else
 * (docs/product.md#staff).
 */
async function readStaffFacts(
  db: Db,
  caller: Caller | null,
  found: readonly FoundOccurrence[],
  now: Date,
): Promise<(id: string) => StaffFacts> {
  const maySee = caller?.isStaff === true && caller.permissions.includes('timetable');
  if (!maySee || found.length === 0) return () => nothing;
  const [clashes, blocks] = await Promise.all([readClashes(db, found), readBlockBookings(db, found, now)]);
  const facts = found.map(({ row }): [string, StaffFacts] => [
    row.id,
    {
      clashes: clashes.get(row.id) ?? [],
      blockBookingInformation: blocks.get(row.id) ?? null,
      capacityByChannel:
        row.capacityStrategy === 'split' ? { online: row.maximumOnline ?? 0, foh: row.maximumFoh ?? 0 } : null,
    },
  ]);
  const byId = new Map(facts);
  return (id) => byId.get(id) ?? nothing;
}

interface Described {
  reference: string;
  whatToBring: string | null;
}

/** What is said of their schedules, or of the activity at the venue where the schedule says nothing. */
async function readSchedules(db: Db, ids: readonly string[]): Promise<Map<string, Described>> {
  const rows = await db
    .selectFrom('occurrences as o')
    .innerJoin('schedules as s', 's.id', 'o.scheduleId')
    .leftJoin('venueActivities as a', (join) =>
      join.onRef('a.venueId', '=', 'o.venueId').onRef('a.categoryId', '=', 'o.categoryId'),
    )
    .where('o.id', '=', sql<string>`any(${[...ids]})`)
    .select(['o.id', 's.reference', sql<string | null>`coalesce(s.what_to_bring, a.what_to_bring)`.as('whatToBring')])
    .execute();
  return new Map(rows.map(({ id, ...described }) => [id, described]));
}

async function readTicketsBySchedule({ db, clock, actingUserId }: Context, found: readonly FoundOccurrence[]) {
  const ticketed = found.filter(({ row }) => row.bookingType === 'ticketed');
  const scheduleIds = [...new Set(ticketed.map(({ row }) => row.scheduleId))];
  const currency = ticketed[0]?.scope.currency ?? '';
  return readTickets(db, scheduleIds, currency, { userId: actingUserId, now: clock.now() });
}

function withDetail(summary: OccurrenceSummary, { row, scope }: FoundOccurrence, described: Described, now: Date) {
  const detail: Omit<
    Occurrence,
    'cancellation' | 'tickets' | 'customQuestionSections' | 'clashes' | 'blockBookingInformation' | 'capacityByChannel'
  > = {
    ...summary,
    v1Id: row.v1Id,
    recurrenceId: row.recurrenceId,
    originalStartsAt: moment(row.originalStartsAt, scope.timezone),
    originalEndsAt: moment(row.originalEndsAt, scope.timezone),
    scheduleReference: described.reference,
    templateDescription: row.templateDescription,
    whatToBring: described.whatToBring,
    setupTimeInMinutes: row.setupMinutes,
    teardownTimeInMinutes: row.teardownMinutes,
    bookingStrategy: row.bookingStrategy,
    capacityStrategy: row.capacityStrategy,
    canCancel: row.status !== 'cancelled' && row.startsAt > now,
    isDetachedFromRecurrence: row.isDetachedFromRecurrence,
  };
  return detail;
}

/** Sessions as the wire shows them to the caller (`occurrenceSchema`), in this order, without their questions. */
export async function readOccurrences(
  context: Context,
  found: readonly FoundOccurrence[],
  channel: Channel,
): Promise<Occurrence[]> {
  const [first] = found;
  if (first === undefined) return [];
  const { db, clock, caller } = context;
  const now = clock.now();
  const rows = found.map(({ row }) => row);
  const [summaryContext, schedules, tickets, getStaffFacts, policies] = await Promise.all([
    getSummaryContext(context, first.scope, rows, channel),
    readSchedules(
      db,
      rows.map(({ id }) => id),
    ),
    readTicketsBySchedule(context, found),
    readStaffFacts(db, caller, found, now),
    readCancellationPolicies(db, rows),
  ]);
  return found.map((one) => {
    const { row, scope } = one;
    const { timezone, currency } = scope;
    const summary = getSummary(row, { ...summaryContext, scope });
    const policy = policies.get(row.cancellationPolicyId ?? '') ?? null;
    const session = { isV2: summary.isV2, v1Id: row.v1Id };
    const ticketsHere = tickets.filter(({ scheduleId }) => scheduleId === row.scheduleId);
    return {
      ...withDetail(summary, one, schedules.get(row.id) ?? { reference: '', whatToBring: null }, now),
      ...getStaffFacts(row.id),
      tickets: row.bookingType === 'ticketed' ? ticketsHere.map((ticket) => ticketOfSession(ticket, session)) : null,
      // The rules of a booking of this session, as they are for customers now.
      cancellation: getCancellation({ policy, startsAt: row.startsAt, timezone, currency, now, isStaff: false }),
    };
  });
}
