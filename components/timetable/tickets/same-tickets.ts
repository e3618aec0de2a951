import type { Ticket } from '#contract/timetable/tickets.ts';
import { nothingSelected, withinLimits, type TicketLimits, type TicketSelection } from './ticket-selection.ts';

/** A kind of ticket and how many of it were booked. */
export interface BookedTickets {
  name: string;
  quantity: number;
}

/** The same tickets for another session; null unless it has all of them, as many as are allowed there. */
export function sameTickets(
  booked: readonly BookedTickets[],
  tickets: readonly Ticket[],
  limits: TicketLimits,
): TicketSelection | null {
  const quantities: Record<string, number> = {};
  for (const { name, quantity } of booked) {
    const ticket = tickets.find((one) => one.name === name);
    if (ticket === undefined) return null;
    quantities[String(ticket.id)] = (quantities[String(ticket.id)] ?? 0) + quantity;
  }
  const selection = { ...nothingSelected, tickets: quantities };
  const allowed = withinLimits(tickets, selection, limits).tickets;
  const isAllowed = Object.entries(quantities).every(([id, quantity]) => allowed[id] === quantity);
  return booked.length > 0 && isAllowed ? selection : null;
}
