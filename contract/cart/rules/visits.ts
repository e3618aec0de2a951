import type { CartItem } from '#contract/cart/cart-items.ts';
import { getSessionId } from './session-id.ts';

/** A line that books a single session, which has a ticket however it is paid for. */
export type TicketItem = Extract<CartItem, { bookingId: unknown }>;

/** Whether a line books a single session; a camp or course does not, and has no ticket. */
export const isTicket = (item: CartItem): item is TicketItem => 'bookingId' in item;

/** The tickets of one order for one session: people who come together. */
export interface Visit {
  /** What the tickets have in common in their names: the session. */
  name: string;
  items: readonly [TicketItem, ...TicketItem[]];
  /** How many tickets are booked. */
  quantity: number;
  /** Nothing of it is booked any more. */
  isCancelled: boolean;
}

/** How many tickets of a line are booked. */
export const getBooked = ({ bookedQuantity, quantity }: TicketItem): number => bookedQuantity ?? quantity;

/** The leading parts, separated by a comma, that all names share; the first name where they share none. */
function getCommonName([first = '', ...others]: readonly string[]): string {
  const parts = first.split(', ');
  const isShared = (count: number) => {
    const start = parts.slice(0, count).join(', ');
    return others.every((name) => name === start || name.startsWith(`${start}, `));
  };
  const count = parts.findLastIndex((_, index) => isShared(index + 1)) + 1;
  return count === 0 ? first : parts.slice(0, count).join(', ');
}

/** What tells a ticket from the others of its visit, such as 'Junior'; empty where nothing does. */
export const getTicketKind = ({ name }: TicketItem, visit: Visit): string => name.slice(visit.name.length + 2);

/** Groups tickets by their session, in the order of their first (decision 025). */
export function getVisits(tickets: readonly TicketItem[]): Visit[] {
  const ids = [...new Set(tickets.map(getSessionId))];
  return ids.flatMap((id): Visit[] => {
    const [first, ...others] = tickets.filter((item) => getSessionId(item) === id);
    if (first === undefined) return [];
    const items = [first, ...others] as const;
    const name = others.length === 0 ? first.name : getCommonName(items.map((item) => item.name));
    const quantity = items.reduce((sum, item) => sum + getBooked(item), 0);
    return [{ name, items, quantity, isCancelled: quantity === 0 }];
  });
}

/** The id that the one entry code of a visit encodes: that of its first line in the basket. */
export function getVisitEntryId({ items }: Visit): string {
  const [first] = items.toSorted((one, other) => one.sortBy - other.sortBy);
  return (first ?? items[0]).bookingId;
}
