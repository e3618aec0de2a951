import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import type { LastTimeKey, Repeat } from './repeat.ts';
import {
  ticketLines,
  type SelectionLine,
  nothingSelected,
  withinLimits,
  type TicketLimits,
  type TicketSelection,
} from './ticket-selection.ts';

/** How many tickets of a pricing option were booked. */
interface BookedTickets {
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

/** How many of the newest bookings are looked through. */
const lastBookings = 20;
const freshMs = 300_000;

/** The tickets for the session of `last` that were bought with it: each kind is a booking. */
function findTickets(bookings: readonly Booking[], last: Booking): BookedTickets[] {
  return bookings
    .filter(({ orderId, occurrenceId }) => orderId === last.orderId && occurrenceId === last.occurrenceId)
    .flatMap(({ pricingOptionId, quantity }) =>
      pricingOptionId && quantity !== undefined ? [{ pricingOptionId, quantity }] : [],
    );
}

async function read({ userId, activity }: LastTimeKey): Promise<BookedTickets[]> {
  const { data: bookings } = await browserApi('listBookings', {
    query: {
      ...{ userId, cancellationSource: 'customers' as const, perPage: lastBookings },
      ...{ sortBy: 'created_at' as const, direction: 'descending' as const },
    },
  });
  const last = bookings.find(({ bookingType, category }) => bookingType === 'ticketed' && category.slug === activity);
  return last === undefined ? [] : findTickets(bookings, last);
}

/** 'As last time: 2 Adult, 1 Junior' in two lines, no wider than the room beside the price on a phone. */
const getLabel = (lines: readonly SelectionLine[], t: Translate): ReactNode => (
  <span className="block max-w-[10rem] text-s/[1.125rem] medium:max-w-[20rem]">
    {t.rich('timetable.tickets.asLastTime', {
      of: (words) => <span className="block truncate font-normal">{words}</span>,
      words: lines.map(({ name, quantity }) => `${quantity} ${name}`).join(', '),
    })}
  </span>
);

/** Reads the tickets that somebody booked the last time they booked this activity. Throws an `ApiError`. */
export async function readLastTime(of: LastTimeKey): Promise<Repeat> {
  const query = { queryKey: ['listBookings', 'lastTime', of], queryFn: () => read(of), staleTime: freshMs };
  const booked = await browserQueryClient().fetchQuery(query);
  return (tickets, limits, t) => {
    const selection = sameTickets(booked, tickets, limits);
    return selection && { selection, label: getLabel(ticketLines(tickets, selection), t) };
  };
}
