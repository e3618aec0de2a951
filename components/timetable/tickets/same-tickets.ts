import type { Ticket } from '#contract/timetable/tickets.ts';
import { nothingSelected, withinLimits, type TicketLimits, type TicketSelection } from './ticket-selection.ts';

/** How many tickets of a pricing option were booked. */
export interface BookedTickets {
  pricingOptionId: string;
  quantity: number;
}

/**
 * The same tickets for another session; null unless it sells each pricing option as exactly one ticket, and as many of
 * them as were booked.
 */
export function sameTickets(
  booked: readonly BookedTickets[],
  tickets: readonly Ticket[],
  limits: TicketLimits,
): TicketSelection | null {
  const quantities: Record<string, number> = {};
  for (const { pricingOptionId, quantity } of booked) {
    const [ticket, other] = tickets.filter(({ pricingOption }) => pricingOption.id === pricingOptionId);
    if (ticket === undefined || other !== undefined) return null;
    quantities[String(ticket.id)] = (quantities[String(ticket.id)] ?? 0) + quantity;
  }
  const selection = { ...nothingSelected, tickets: quantities };
  const allowed = withinLimits(tickets, selection, limits).tickets;
  const isAllowed = Object.entries(quantities).every(([id, quantity]) => allowed[id] === quantity);
  return booked.length > 0 && isAllowed ? selection : null;
}
