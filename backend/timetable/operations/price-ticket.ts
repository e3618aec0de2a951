import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { money } from '#backend/serialize/money.ts';
import { priceForReference } from '#backend/timetable/price-for-reference.ts';
import { getNetwork } from '#contract/get-network.ts';
import { priceTicketEndpoint } from '#contract/timetable/tickets.ts';

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
