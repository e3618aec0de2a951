import { sql } from 'kysely';
import { getCancellation } from '#backend/bookings/cancelling/cancellation.ts';
import type { Db } from '#backend/db/schema.ts';
import { operation } from '#backend/operation.ts';
import { readQuestionSections } from '#backend/restrictions/questions-store.ts';
import { moment } from '#backend/serialize/moment.ts';
import { findOccurrence, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { readCancellationPolicies } from '#backend/timetable/references.ts';
import { readStaffFacts } from '#backend/timetable/staff-facts.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { readTickets, ticketOfSession } from '#backend/timetable/tickets-store.ts';
import type { Cancellation } from '#contract/bookings/cancellation.ts';
import { getActivityEndpoint, type Occurrence, type OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** The rules of a booking of this session, as they are for customers now. */
async function readCancellation(db: Db, { row, scope }: FoundOccurrence, now: Date): Promise<Cancellation> {
  const policy = (await readCancellationPolicies(db, [row])).get(row.cancellationPolicyId ?? '') ?? null;
  const { timezone, currency } = scope;
  return getCancellation({ policy, startsAt: row.startsAt, timezone, currency, now, isStaff: false });
}

/** What is said of its schedule, or of the activity at the venue where the schedule says nothing. */
function readSchedule(db: Db, { row }: FoundOccurrence): Promise<{ reference: string; whatToBring: string | null }> {
  return db
    .selectFrom('schedules as s')
    .leftJoin('venueActivities as a', (join) =>
      join.on('a.venueId', '=', row.venueId).on('a.categoryId', '=', row.categoryId),
    )
    .where('s.id', '=', row.scheduleId)
    .select(['s.reference', sql<string | null>`coalesce(s.what_to_bring, a.what_to_bring)`.as('whatToBring')])
    .executeTakeFirstOrThrow();
}

function withDetail(
  summary: OccurrenceSummary,
  { row, scope }: FoundOccurrence,
  schedule: { reference: string; whatToBring: string | null },
  now: Date,
) {
  const detail: Omit<
    Occurrence,
    'cancellation' | 'tickets' | 'customQuestionSections' | 'clashes' | 'blockBookingInformation'
  > = {
    ...summary,
    v1Id: row.v1Id,
    recurrenceId: row.recurrenceId,
    originalStartsAt: moment(row.originalStartsAt, scope.timezone),
    originalEndsAt: moment(row.originalEndsAt, scope.timezone),
    scheduleReference: schedule.reference,
    templateDescription: row.templateDescription,
    whatToBring: schedule.whatToBring,
    setupTimeInMinutes: row.setupMinutes,
    teardownTimeInMinutes: row.teardownMinutes,
    bookingStrategy: row.bookingStrategy,
    capacityStrategy: row.capacityStrategy,
    capacityByChannel: null,
    canCancel: row.status !== 'cancelled' && row.startsAt > now,
    isDetachedFromRecurrence: row.isDetachedFromRecurrence,
  };
  return detail;
}

/** One session by either of its ids, with tickets and questions. Throws `not_found`. */
export const getActivity = operation(getActivityEndpoint, async ({ params, query }, context) => {
  const { db, clock, caller, actingUserId } = context;
  const now = clock.now();
  const foundOccurrence = await findOccurrence(db, params.id, now);
  const { row, scope } = foundOccurrence;
  const summary = getSummary(row, await getSummaryContext(context, scope, [row], query.source));
  const [schedule, tickets, customQuestionSections, staffFacts, cancellation] = await Promise.all([
    readSchedule(db, foundOccurrence),
    row.bookingType === 'ticketed'
      ? readTickets(db, [row.scheduleId], scope.currency, { userId: actingUserId, now })
      : null,
    readQuestionSections(db, { scheduleId: row.scheduleId }),
    readStaffFacts(db, caller, foundOccurrence, now),
    readCancellation(db, foundOccurrence, now),
  ]);
  const session = { isV2: summary.isV2, v1Id: row.v1Id };
  return {
    data: {
      ...withDetail(summary, foundOccurrence, schedule, now),
      ...staffFacts,
      tickets: tickets === null ? null : tickets.map((ticket) => ticketOfSession(ticket, session)),
      customQuestionSections,
      cancellation,
    },
  };
});
