import type { Context } from '#backend/context.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readDay, getSummaryContext, type Day } from '#backend/timetable/read-day.ts';
import { isV2Date, readScope } from '#backend/timetable/scope.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { readTickets, ticketOfSession } from '#backend/timetable/tickets-store.ts';
import { occurrenceIdSchema } from '#contract/primitives.ts';
import { listTicketsEndpoint, type FastTicket } from '#contract/timetable/tickets.ts';

type TicketsInput = Input<typeof listTicketsEndpoint>;

function isSessionId(activity: number | string): boolean {
  return typeof activity === 'number' || occurrenceIdSchema.safeParse(activity).success;
}

async function readTicketSessions({ params, query }: TicketsInput, context: Context): Promise<Day> {
  if (isSessionId(params.activity)) {
    const { row, scope } = await findOccurrence(context.db, params.activity, context.clock.now());
    if (![scope.venue.slug, scope.venue.id].includes(params.venue)) throw notFound();
    return { scope, sessions: [getSummary(row, await getSummaryContext(context, scope, [row], query.source))] };
  }
  if (query.date === undefined) throw invalid({ date: ['Required'] });
  const activity = String(params.activity);
  const scope = await readScope(context.db, params.venue, activity);
  const isV2 = isV2Date(scope, query.date);
  const request = { venue: params.venue, activity, date: query.date, channel: query.source, isV2 };
  return readDay(context, request);
}

/**
 * Sessions with their ticket types: one session by its id, or a day of an activity
 * (docs/product.md#tickets). Throws `not_found` for what has no tickets.
 */
export const listTickets = operation(listTicketsEndpoint, async (input, context) => {
  const { scope, sessions } = await readTicketSessions(input, context);
  if (sessions.some(({ bookingType }) => bookingType !== 'ticketed')) throw notFound();
  const { db, clock, actingUserId } = context;
  const scheduleIds = [...new Set(sessions.map(({ scheduleId }) => scheduleId))];
  const tickets = await readTickets(db, scheduleIds, scope.currency, { userId: actingUserId, now: clock.now() });
  const data: FastTicket[] = sessions.map((session) => ({
    id: session.id,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    capacity: session.capacity,
    bookableAction: session.bookableAction ?? {
      action: null,
      message: null,
      reason: null,
      bookingId: null,
      waitlistId: null,
    },
    ticketTypes: tickets
      .filter(({ scheduleId }) => scheduleId === session.scheduleId)
      .map((ticket) => ticketOfSession(ticket, { isV2: session.isV2, v1Id: Number(session.id) })),
  }));
  return { data };
});
