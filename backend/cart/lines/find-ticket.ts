import type { Db } from '#backend/db/schema.ts';
import type { LineTicket } from './line.ts';

type Wanted = { pricingOptionId: string } | { number: number };

/** Finds a ticket of a schedule by its pricing option (v2) or its number (v1); undefined when there is none. */
export async function findTicket(db: Db, scheduleId: string, wanted: Wanted): Promise<LineTicket | undefined> {
  const tickets = db
    .selectFrom('tickets as t')
    .innerJoin('pricingOptions as p', 'p.id', 't.pricingOptionId')
    .where('t.scheduleId', '=', scheduleId)
    .select([
      't.id',
      't.name',
      't.attendees',
      't.minimumAge',
      't.maximumAge',
      'p.id as pricingOptionId',
      'p.price',
      'p.taxRate',
    ]);
  const ticket =
    'number' in wanted
      ? await tickets.where('t.number', '=', wanted.number).executeTakeFirst()
      : await tickets.where('p.id', '=', wanted.pricingOptionId).executeTakeFirst();
  if (ticket === undefined) return undefined;
  const extras = await db
    .selectFrom('ticketExtras as e')
    .innerJoin('pricingOptions as p', 'p.id', 'e.pricingOptionId')
    .where('e.ticketId', '=', ticket.id)
    .select(['p.id as pricingOptionId', 'p.name', 'p.reference', 'p.price', 'p.taxRate'])
    .execute();
  return { ...ticket, extras: extras.map(({ reference, name, ...extra }) => ({ ...extra, name: name ?? reference })) };
}
