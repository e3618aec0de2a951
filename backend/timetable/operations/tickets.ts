import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { money } from '#backend/serialize/money.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { priceForReference } from '#backend/timetable/price-for-reference.ts';
import { readDay, getSummaryContext, type Day } from '#backend/timetable/read-day.ts';
import { isV2Date, readScope } from '#backend/timetable/scope.ts';
import { getSummary } from '#backend/timetable/summary.ts';
import { readTickets, ticketOfSession } from '#backend/timetable/tickets-store.ts';
import { getNetwork } from '#contract/get-network.ts';
import { occurrenceIdSchema } from '#contract/primitives.ts';
import { listTicketsEndpoint, type FastTicket, priceTicketEndpoint } from '#contract/timetable/tickets.ts';

interface TicketRequest {
  id: number | string;
  venue: string;
  occurrenceId: string | undefined;
}

/** Throws `not_found` for a ticket that the venue, or the session named beside it, doesn't have. */
async function findTicket(db: Db, { id, venue, occurrenceId }: TicketRequest) {
  const tickets = db
    .selectFrom('tickets as t')
    .innerJoin('schedules as s', 's.id', 't.scheduleId')
    .innerJoin('venues as v', 'v.id', 's.venueId')
    .innerJoin('occurrences as oc', 'oc.scheduleId', 's.id')
    .innerJoin('operators as o', (join) => join.onTrue())
    .innerJoin('pricingOptions as p', 'p.id', 't.pricingOptionId')
    .where((where) => where.or([where('v.slug', '=', venue), where(sql<string>`v.id::text`, '=', venue)]))
    .select(['p.id as optionId', 'p.price', 'o.currency'])
    .limit(1);
  const ofSession = occurrenceId === undefined ? tickets : tickets.where('oc.id', '=', occurrenceId);
  const ticket =
    typeof id === 'string'
      ? await ofSession.where('t.id', '=', id).executeTakeFirst()
      : await ofSession
          .where('oc.v1Id', '=', Math.floor(id / 100))
          .where('t.number', '=', id % 100)
          .executeTakeFirst();
  if (ticket === undefined) throw notFound();
  return ticket;
}

/** The price of one ticket for the customer with a reference (docs/product.md#tickets). Throws `discount_refused`. */
export const priceTicket = operation(priceTicketEndpoint, async ({ params, body }, context) => {
  const { db, clock, limits, address } = context;
  await limits.consume('ticket-price', getNetwork(address), { limit: 30, windowSeconds: 60 });
  const { reference, occurrenceId } = body;
  const ticket = await findTicket(db, { id: params.activityId, venue: params.venue, occurrenceId });
  const customer = await priceForReference(db, { ...ticket, reference, now: clock.now() });
  return {
    data: {
      customerId: customer.id,
      customerReference: customer.reference,
      ticketId: params.activityId,
      price: money(customer.price, ticket.currency),
      originalPrice: money(ticket.price, ticket.currency),
    },
  };
});

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
