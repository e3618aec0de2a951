import type { Db } from '#backend/db/schema.ts';
import { money } from '#backend/serialize/money.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { getAges } from './ages.ts';
import { readMemberPrices } from './personal.ts';

interface Buyer {
  userId: number | null;
  now: Date;
}

export interface ScheduleTicket extends Omit<Ticket, 'id'> {
  id: string;
  /** Number of the ticket within its session: v1 id of the ticket = v1 id of the session × 100 + number. */
  number: number;
  scheduleId: string;
}

async function readExtras(db: Db, ticketIds: string[], currency: string) {
  const extras = await db
    .selectFrom('ticketExtras as e')
    .innerJoin('pricingOptions as p', 'p.id', 'e.pricingOptionId')
    .where('e.ticketId', 'in', ticketIds)
    .orderBy('e.position')
    .select(['e.ticketId', 'p.id', 'p.name', 'p.reference', 'p.price'])
    .execute();
  return (ticketId: string) =>
    extras
      .filter((extra) => extra.ticketId === ticketId)
      .map(({ id, name, reference, price }) => ({ id, name, reference, price: money(price, currency) }));
}

/** The tickets of these schedules in the operator's order, at the buyer's own price. */
export async function readTickets(
  db: Db,
  scheduleIds: string[],
  currency: string,
  { userId, now }: Buyer,
): Promise<ScheduleTicket[]> {
  if (scheduleIds.length === 0) return [];
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('pricingOptions as p', 'p.id', 't.pricingOptionId')
    .where('t.scheduleId', 'in', scheduleIds)
    .orderBy('t.position')
    .orderBy('t.number')
    .select(['t.id', 't.number', 't.scheduleId', 't.name', 't.attendees', 't.minimumAge', 't.maximumAge'])
    .select(['p.id as optionId', 'p.name as optionName', 'p.reference', 'p.price'])
    .execute();
  if (rows.length === 0) return [];
  const extrasByTicket = await readExtras(
    db,
    rows.map(({ id }) => id),
    currency,
  );
  const memberPrices =
    userId === null
      ? new Map<string, number>()
      : await readMemberPrices(
          db,
          userId,
          rows.map(({ optionId }) => optionId),
          now,
        );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    scheduleId: row.scheduleId,
    name: row.name,
    attendees: row.attendees,
    ages: getAges(row),
    pricingOption: { id: row.optionId, name: row.optionName, reference: row.reference },
    price: money(memberPrices.get(row.optionId) ?? row.price, currency),
    extraPricingOptions: extrasByTicket(row.id),
  }));
}

/** The ticket as the wire names it for one session: UUID for v2, number for v1. */
export function ticketOfSession(ticket: ScheduleTicket, session: { isV2: boolean; v1Id: number }): Ticket {
  const { name, attendees, ages, pricingOption, price, extraPricingOptions } = ticket;
  const id = session.isV2 ? ticket.id : session.v1Id * 100 + ticket.number;
  return { id, name, attendees, ages, pricingOption, price, extraPricingOptions };
}
