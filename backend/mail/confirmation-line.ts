import type { CartItem, ChildItem } from '../../contract/cart-items.ts';
import type { BookingType } from '../../contract/primitives.ts';
import { sessionDate } from '../shape/pretty-date.ts';

export interface ConfirmationLine {
  name: string;
  /** Null for what has no time. */
  times: { start: string; end: string } | null;
  bookingType: BookingType | null;
  details: string[];
  price: string;
}

function datesOf(children: readonly ChildItem[]): string[] {
  const dates = children.flatMap(({ cartableResource }) => cartableResource?.date?.raw ?? []).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = first === last ? sessionDate(first) : `${sessionDate(first)} to ${sessionDate(last)}`;
  return [`${dates.length} sessions, ${span}`];
}

function placeOf({ cartableResource }: CartItem): string[] {
  const names = [cartableResource?.location?.name, cartableResource?.venueName].filter((name) => name != null);
  return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
}

function extrasOf(children: readonly ChildItem[]): string[] {
  const extras = children.filter(({ type }) => type === 'pricing_option');
  return extras.length === 0 ? [] : [extras.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ')];
}

function totalOf(item: CartItem): number {
  return item.lineTotal.value + item.childItems.reduce((sum, child) => sum + child.lineTotal.value, 0);
}

/** A line of the basket in the words of the confirmation. */
export function confirmationLine(item: CartItem, format: (minor: number) => string): ConfirmationLine {
  const resource = item.cartableResource;
  const date = resource?.date == null ? [] : [sessionDate(resource.date.raw)];
  const { startsAt, endsAt } = resource ?? {};
  return {
    name: item.quantity > 1 ? `${item.quantity} x ${item.name}` : item.name,
    times: startsAt == null || endsAt == null ? null : { start: startsAt, end: endsAt },
    bookingType: 'bookingType' in item ? item.bookingType : null,
    details: [...date, ...datesOf(item.childItems), ...placeOf(item), ...extrasOf(item.childItems)],
    price: format(totalOf(item)),
  };
}
