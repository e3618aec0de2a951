import { sessionDate } from '#backend/serialize/pretty-date.ts';
import type { CartItem, ChildItem } from '#contract/cart-items.ts';
import type { BookingType } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';

export interface ConfirmationLine {
  name: string;
  /** Null for what has no time. */
  times: { start: string; end: string } | null;
  bookingType: BookingType | null;
  details: string[];
  price: string;
}

/** Each session of a camp or course in a line of its own, after how many there are. */
function getSessions(children: readonly ChildItem[]): string[] {
  const sessions = children
    .flatMap((child) => ('startsAt' in child ? [{ from: child.startsAt.local, until: child.endsAt.local }] : []))
    .sort((one, other) => one.from.localeCompare(other.from));
  const [first] = sessions;
  const last = sessions.at(-1);
  if (first === undefined || last === undefined) return [];
  const [begin, end] = [first, last].map(({ from }) => sessionDate(from));
  const count = sessions.length === 1 ? '1 session' : `${sessions.length} sessions, ${begin} to ${end}`;
  const times = sessions.map(({ from, until }) => `${sessionDate(from)}, ${getClock(from)}–${getClock(until)}`);
  return [count, ...times];
}

function getPlace({ cartableResource }: CartItem): string[] {
  const names = [cartableResource?.location?.name, cartableResource?.venueName].filter((name) => name != null);
  return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
}

function getExtras(children: readonly ChildItem[]): string[] {
  const extras = children.filter(({ type }) => type === 'pricing_option');
  return extras.length === 0 ? [] : [extras.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ')];
}

/** A line of the basket in the words of the confirmation; `notes` are whom it is for and when it can be cancelled. */
export function confirmationLine(
  item: CartItem,
  { format, notes = [] }: { format: (minor: number) => string; notes?: readonly string[] },
): ConfirmationLine {
  const resource = item.cartableResource;
  const date = resource?.date == null ? [] : [sessionDate(resource.date.raw)];
  const { startsAt, endsAt } = resource ?? {};
  return {
    name: item.quantity > 1 ? `${item.quantity} x ${item.name}` : item.name,
    times: startsAt == null || endsAt == null ? null : { start: startsAt, end: endsAt },
    bookingType: 'bookingType' in item ? item.bookingType : null,
    details: [...date, ...getSessions(item.childItems), ...getPlace(item), ...getExtras(item.childItems), ...notes],
    price: format(item.lineTotal.value),
  };
}
