import type { CartItem, ChildItem } from '#contract/cart-items.ts';
import type { BookingType } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { MailText } from './mail-text.ts';

export interface ConfirmationLine {
  name: string;
  /** Null for what has no time. */
  times: { start: string; end: string } | null;
  bookingType: BookingType | null;
  details: string[];
  price: string;
}

/** Each session of a camp or course in a line of its own, after how many there are. */
function getSessions(children: readonly ChildItem[], { t, date }: MailText): string[] {
  const sessions = children
    .flatMap((child) => ('startsAt' in child ? [{ from: child.startsAt.local, until: child.endsAt.local }] : []))
    .sort((one, other) => one.from.localeCompare(other.from));
  const [first] = sessions;
  const last = sessions.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = { count: sessions.length, first: date(first.from), last: date(last.from) };
  const times = sessions.map(({ from, until }) => `${date(from)}, ${getClock(from)}–${getClock(until)}`);
  return [t('mails.sessions', span), ...times];
}

function getPlace({ cartableResource }: CartItem): string[] {
  const names = [cartableResource?.location?.name, cartableResource?.venueName].filter(
    (name) => name != null && name !== '',
  );
  return names.length === 0 ? [] : [[...new Set(names)].join(', ')];
}

function getExtras(children: readonly ChildItem[], { t }: MailText): string[] {
  const extras = children.filter(({ type }) => type === 'pricing_option');
  return extras.length === 0
    ? []
    : [extras.map(({ name, quantity: count }) => t('booking.extra', { count, name })).join(', ')];
}

/** A line of the basket in the words of the confirmation; `notes` are whom it is for and when it can be cancelled. */
export function confirmationLine(
  item: CartItem,
  { format, words, notes = [] }: { format: (minor: number) => string; words: MailText; notes?: readonly string[] },
): ConfirmationLine {
  const resource = item.cartableResource;
  const date = resource?.date == null ? [] : [words.date(resource.date.raw)];
  const { startsAt, endsAt } = resource ?? {};
  return {
    name: item.quantity > 1 ? words.t('booking.extra', { count: item.quantity, name: item.name }) : item.name,
    times: startsAt == null || endsAt == null ? null : { start: startsAt, end: endsAt },
    bookingType: 'bookingType' in item ? item.bookingType : null,
    details: [
      ...date,
      ...getSessions(item.childItems, words),
      ...getPlace(item),
      ...getExtras(item.childItems, words),
      ...notes,
    ],
    price: format(item.lineTotal.value),
  };
}
