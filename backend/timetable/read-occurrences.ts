import { sql } from 'kysely';
import { getCancellation } from '#backend/bookings/cancelling/cancellation.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/moment.ts';
import type { Channel } from '#contract/primitives.ts';
import type { Occurrence, OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { FoundOccurrence } from './find-occurrence.ts';
import { getSummaryContext } from './read-day.ts';
import { readCancellationPolicies } from './references.ts';
import { readStaffFacts } from './staff-facts.ts';
import { getSummary } from './summary.ts';
import { readTickets, ticketOfSession } from './tickets-store.ts';

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
