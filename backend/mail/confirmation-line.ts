import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';
import { getTicketKind, getVisits, isTicket, type TicketItem, type Visit } from '#contract/cart/rules/visits.ts';
import type { BookingType } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { MailText } from './mail-text.ts';

/** A line of the confirmation: a visit with all its people, a camp or course, or something without a time. */
export interface ConfirmationLine {
  name: string;
  /** Null for what has no time. */
  times: { start: string; end: string } | null;
  bookingType: BookingType | null;
  details: string[];
  price: string;
}

/** What is known of the lines of an order beside the lines; by the id of a line. */
export interface LineNotes {
  /** Whom it is for, where that may be said. */
  names: ReadonlyMap<string, string>;
  /** Until when it can be cancelled and what comes back, as a sentence; of a visit with its first line. */
  cancellations: ReadonlyMap<string, string>;
}

interface Saying extends LineNotes {
  words: MailText;
  format: (minor: number) => string;
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

/** A ticket of several and whom it is for: '2 x Adult, Alex Morgan'. */
function getTicket(item: TicketItem, visit: Visit, { words: { t }, names }: Saying): string {
  const kind = getTicketKind(item, visit);
  const ticket = item.quantity > 1 ? t('booking.extra', { count: item.quantity, name: kind || item.name }) : kind;
  const isApart = item.packageApplied && !visit.items.every(({ packageApplied }) => packageApplied);
  return [ticket, names.get(item.id), isApart && t('mails.fromPackageApart')].filter(Boolean).join(', ');
}

function getPeople([item, ...others]: readonly CartItem[], visit: Visit | undefined, saying: Saying): string[] {
  if (visit !== undefined && others.length > 0)
    return visit.items.map((one) => getTicket(one, visit, saying)).filter((ticket) => ticket !== '');
  const name = saying.names.get(item?.id ?? '');
  return name === undefined ? [] : [saying.words.t('mails.for', { name })];
}

function toLine(items: readonly [CartItem, ...CartItem[]], visit: Visit | undefined, saying: Saying): ConfirmationLine {
  const { words, format, cancellations } = saying;
  const [first] = items;
  const resource = first.cartableResource;
  const { startsAt, endsAt } = resource ?? {};
  const cancellation = cancellations.get(first.id);
  const name = visit?.name ?? first.name;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    name: count > 1 ? words.t('booking.extra', { count, name }) : name,
    times: startsAt == null || endsAt == null ? null : { start: startsAt, end: endsAt },
    bookingType: 'bookingType' in first ? first.bookingType : null,
    details: [
      ...(resource?.date == null ? [] : [words.date(resource.date.raw)]),
      ...getSessions(first.childItems, words),
      ...getPlace(first),
      ...getPeople(items, visit, saying),
      ...(items.every(({ packageApplied }) => packageApplied) ? [words.t('mails.fromPackage')] : []),
      ...getExtras(
        items.flatMap<ChildItem>(({ childItems }) => childItems),
        words,
      ),
      ...(cancellation === undefined ? [] : [cancellation]),
    ],
    price: format(items.reduce((sum, { lineTotal }) => sum + lineTotal.value, 0)),
  };
}

/** An order in the words of its confirmation: a visit is one line, as on screen (decision 025). */
export function confirmationLines(items: readonly CartItem[], saying: Saying): ConfirmationLine[] {
  const visits = getVisits(items.filter(isTicket));
  return items.flatMap((item) => {
    if (!isTicket(item)) return [toLine([item], undefined, saying)];
    const visit = visits.find(({ items: [first] }) => first.id === item.id);
    return visit === undefined ? [] : [toLine(visit.items, visit, saying)];
  });
}
