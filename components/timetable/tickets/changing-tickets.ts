import type { ChangingLine } from '#components/booking/changing-line.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { nothingSelected, type TicketSelection } from './ticket-selection.ts';

/** The tickets and extras of a line that is being changed; nothing where its ticket is not sold. */
export function changingTickets(
  { pricingOptionId, quantity, extras }: ChangingLine,
  tickets: readonly Ticket[],
): TicketSelection {
  const ticket = tickets.find(({ pricingOption }) => pricingOption.id === pricingOptionId);
  return ticket === undefined ? nothingSelected : { tickets: { [String(ticket.id)]: quantity }, extras };
}
