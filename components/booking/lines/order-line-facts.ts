import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';
import type { BookingType, Money } from '#contract/primitives.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatMoney } from '#lib/format/format-money.ts';

/** One session of a line, at the venue's wall time. */
export interface LineSession {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startsAt: string;
  endsAt: string;
}

type SessionItem<Item> = Extract<Item, { startsAt: unknown }>;

const isSession = <Item extends CartItem | ChildItem>(item: Item): item is SessionItem<Item> => 'startsAt' in item;

const getSession = ({ id, startsAt, endsAt }: SessionItem<CartItem | ChildItem>): LineSession => ({
  id,
  date: getDate(startsAt.local),
  startsAt: getClock(startsAt.local),
  endsAt: getClock(endsAt.local),
});

/** The sessions that a line books, by start: its own, or those of a camp or course. */
export function getSessions(item: CartItem): LineSession[] {
  const items = isSession(item) ? [item] : [...item.childItems].filter((child) => isSession(child));
  return items.toSorted((one, other) => one.startsAt.utc.localeCompare(other.startsAt.utc)).map(getSession);
}

/** The child items of a line that can be removed separately. */
export function getExtras(item: CartItem): ChildItem[] {
  return item.childItems.filter((child) => child.type === 'pricing_option');
}

/** Charges that belong to a line: the fees of a membership. */
export function getFees(item: CartItem): ChildItem[] {
  return item.childItems.filter((child) => child.type === 'journal_transaction');
}

/** What a line costs without the extras and charges that are listed below it. A line's total contains them all. */
export function amountWithoutParts(item: CartItem): Money {
  const listed = [...getExtras(item), ...getFees(item)].reduce((sum, { lineTotal }) => sum + lineTotal.value, 0);
  const value = item.lineTotal.value - listed;
  return { ...item.lineTotal, value, formatted: formatMoney(value, item.lineTotal.currency) };
}

/** Where a line takes place: room and venue, as far as they are known. */
export function getPlace(item: CartItem): string[] {
  const resource = item.cartableResource;
  const venue = resource?.venueName ?? ('venue' in item ? item.venue.name : null);
  return [resource?.location?.name, venue].filter((part) => part !== null && part !== undefined);
}

/** The booking type of a line; undefined for a line that is not a booking, such as a package. */
export function getBookingType(item: CartItem): BookingType | undefined {
  return 'bookingType' in item ? item.bookingType : undefined;
}

/** The facts that a line shows beside its name. */
export function getSummary(item: CartItem): string | null {
  return 'summary' in item ? item.summary : null;
}

/** The start of a line as a sort key; lines without a date sort last. */
const getStart = (item: CartItem): string => {
  const [first] = getSessions(item);
  return first === undefined ? '9' : `${first.date} ${first.startsAt}`;
};

/** The lines of a basket or an order by their first session (docs/product.md#basket-page). */
export function byStart(items: readonly CartItem[]): CartItem[] {
  return items.toSorted((one, other) => getStart(one).localeCompare(getStart(other)) || one.sortBy - other.sortBy);
}
