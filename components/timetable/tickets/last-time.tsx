import type { ReactNode } from 'react';
import type { Order } from '#contract/payments/orders.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import type { LastTimeKey, Repeat } from './repeat.ts';
import { sameTickets, type BookedTickets } from './same-tickets.ts';

/** How many of the newest bookings are looked through. */
const lastBookings = 20;
const freshMs = 300_000;

/** The tickets of an order for one session. A line is called by the session and the ticket: 'Lane swim, Adult'. */
function findTickets({ items }: Order, session: { name: string; startsAt: { utc: string } }): BookedTickets[] {
  const start = `${session.name}, `;
  return items.flatMap((item) =>
    'startsAt' in item && item.startsAt.utc === session.startsAt.utc && item.name.startsWith(start)
      ? [{ name: item.name.slice(start.length), quantity: item.quantity }]
      : [],
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
  if (!last?.orderId) return [];
  const { data: order } = await browserApi('getOrder', { params: { orderId: last.orderId }, query: {} });
  return findTickets(order, last);
}

/** 'As last time: 2 Adult, 1 Junior' in two lines, no wider than the room beside the price on a phone. */
const getLabel = (booked: readonly BookedTickets[], t: Translate): ReactNode => (
  <span className="block max-w-[10rem] text-s/[1.125rem] medium:max-w-[20rem]">
    {t.rich('timetable.tickets.asLastTime', {
      of: (words) => <span className="block truncate font-normal">{words}</span>,
      words: booked.map(({ name, quantity }) => `${quantity} ${name}`).join(', '),
    })}
  </span>
);

/** Reads the tickets that somebody booked the last time they booked this activity. Throws an `ApiError`. */
export async function readLastTime(of: LastTimeKey): Promise<Repeat> {
  const query = { queryKey: ['listBookings', 'lastTime', of], queryFn: () => read(of), staleTime: freshMs };
  const booked = await browserQueryClient().fetchQuery(query);
  return (tickets, limits, t) => {
    const selection = sameTickets(booked, tickets, limits);
    return selection && { selection, label: getLabel(booked, t) };
  };
}
