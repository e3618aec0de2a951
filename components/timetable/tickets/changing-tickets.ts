import type { ChangingLine } from '#components/booking/changing-line.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { nothingSelected, type TicketSelection } from './ticket-selection.ts';

/** The tickets and extras of a line that is being changed, which is called 'Lane swim, Adult'; nothing where there are none such. */
export function changingTickets({ name, quantity, extras }: ChangingLine, tickets: readonly Ticket[]): TicketSelection {
  const ticket = tickets.find((one) => name.endsWith(`, ${one.name}`));
  return ticket === undefined ? nothingSelected : { tickets: { [String(ticket.id)]: quantity }, extras };
}
