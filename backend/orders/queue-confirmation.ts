import { compareAsc } from 'date-fns/compareAsc';
import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { calendarFile } from '#backend/bookings/letters/calendar-file.ts';
import { getPaidOrderLink } from '#backend/bookings/letters/order-link.ts';
import { readOutstandingNames } from '#backend/bookings/outstanding-restrictions.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { cancellationSentence } from '#backend/mail/cancellation-sentence.ts';
import type { LineNotes } from '#backend/mail/confirmation-line.ts';
import { confirmationMail } from '#backend/mail/confirmation-mail.ts';
import { plainName } from '#backend/mail/greeting.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readRecipient } from '#backend/mail/read-recipient.ts';
import type { MailVenue } from '#backend/mail/venue-block.ts';
import { readOperator } from '#backend/operator/store.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { cancellationRule } from '#contract/activities/rules/cancellation/cancellation-rule.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { getLinePaid } from '#contract/cart/rules/line-paid.ts';
import { getVisits, isTicket } from '#contract/cart/rules/visits.ts';
import { getPaidTenders } from './get-payments.ts';
import type { Placing } from './placing.ts';
import { isOfItem } from './read-order.ts';
import { readWhatToBring } from './what-to-bring.ts';

/** What the confirmation of an order says beside its lines. */
interface MailFacts extends LineNotes {
  venues: MailVenue[];
  /** Calendar files, one for each venue. */
  calendars: string[];
}

interface Reading {
  words: MailText;
  isConfirmed: boolean;
  now: Date;
}

/** One calendar entry a visit: of several lines for one session the first (decision 025). */
function getCalendars(items: readonly CartItem[], rows: readonly BookingRow[]): string[] {
  const inOrder = items.flatMap((item) => rows.filter((row) => isOfItem(item, row)));
  const visits = [...groupRows(inOrder, ({ occurrenceId }) => occurrenceId).values()].flatMap(([row]) => row ?? []);
  const byVenue = groupRows(visits, ({ venueId }) => venueId);
  return [...byVenue.values()].flatMap((venueVisits) => {
    const [first, ...others] = venueVisits.toSorted((one, other) => compareAsc(one.startsAt, other.startsAt));
    return first === undefined ? [] : [calendarFile([first, ...others])];
  });
}

type Lines = readonly [CartItem, ...CartItem[]];

/** The lines by what is cancelled as one: those of a visit together, each other line alone. */
function getCancelledTogether(items: readonly CartItem[]): Lines[] {
  const others = items.filter((item) => !isTicket(item));
  return [...getVisits(items.filter(isTicket)).map((visit) => visit.items), ...others.map((item): Lines => [item])];
}

/** Until when lines can be cancelled and what comes back: of a camp or course by its first session. */
function getCancellation(lines: Lines, rows: readonly BookingRow[], { words, now }: Reading): string[] {
  const row = rows.find((one) => lines.some((item) => isOfItem(item, one)));
  if (row === undefined) return [];
  const facts = {
    now,
    today: localDate(now, row.timezone),
    paid: lines.flatMap(getLinePaid),
    isBundle: lines.some(({ type }) => type === 'av2_booking_bundle'),
  };
  const cancellation = cancellationOfBooking(row, { now, isStaff: false });
  return [cancellationSentence(cancellationRule(cancellation, facts), words)];
}

async function readNames(tx: Tx, items: readonly CartItem[]): Promise<ReadonlyMap<number, string>> {
  const ids = items.flatMap(({ purchasedForUserId }) => purchasedForUserId ?? []);
  if (ids.length === 0) return new Map();
  const users = await tx.selectFrom('users').where('id', 'in', ids).select(['id', 'firstName', 'lastName']).execute();
  return new Map(users.map(({ id, firstName, lastName }) => [id, plainName(`${firstName} ${lastName}`)]));
}

async function readVenues(tx: Tx, items: readonly CartItem[]): Promise<MailVenue[]> {
  const ids = [...new Set(items.flatMap((item) => ('venue' in item ? item.venue.id : [])))];
  if (ids.length === 0) return [];
  const venues = await tx
    .selectFrom('venues')
    .where('id', 'in', ids)
    .orderBy('name')
    .select(['name', 'address1', 'address2', 'town', 'postcode', 'phone', 'latitude', 'longitude'])
    .execute();
  return venues.map(({ address1, address2, town, postcode, ...venue }) => ({
    ...venue,
    address: [address1, address2, town, postcode].filter(Boolean).join(', '),
  }));
}

/** Reads what the confirmation of an order says beside its lines; names only for an address that is confirmed. */
async function readMailFacts(
  tx: Tx,
  { orderId, items, ...reading }: Reading & { orderId: string; items: CartItem[] },
): Promise<MailFacts> {
  const rows = await selectBookings(tx).where('b.orderId', '=', orderId).orderBy('o.startsAt').execute();
  const names = reading.isConfirmed ? await readNames(tx, items) : new Map<number, string>();
  return {
    venues: await readVenues(tx, items),
    calendars: getCalendars(items, rows),
    names: new Map(
      items.flatMap(({ id, purchasedForUserId }): [string, string][] => {
        const name = names.get(purchasedForUserId ?? 0) ?? '';
        return name === '' ? [] : [[id, name]];
      }),
    ),
    cancellations: new Map(
      getCancelledTogether(items).flatMap((lines) =>
        getCancellation(lines, rows, reading).map((sentence): [string, string] => [lines[0].id, sentence]),
      ),
    ),
  };
}

interface Confirmation {
  orderId: string;
  items: CartItem[];
  placing: Placing;
}

/** Queues the confirmation to the account holder; a counter basket without a customer has nobody to write to. */
export async function queueConfirmation(tx: Tx, { orderId, items, placing }: Confirmation): Promise<void> {
  const { cart, basket, card, config, now } = placing;
  const recipient = await readRecipient(tx, [cart.userId]);
  if (recipient === null) return;
  const { email: to, words, firstName } = recipient;
  const { name } = await readOperator(tx);
  const whatToBring = await readWhatToBring(tx, orderId);
  const outstanding = await readOutstandingNames(tx, orderId);
  const facts = await readMailFacts(tx, { orderId, items, words, isConfirmed: firstName !== null, now });
  const { currency, total } = basket;
  const mail = confirmationMail({
    words,
    orderId,
    operatorName: name,
    firstName,
    items,
    whatToBring: whatToBring.map(({ text }) => text),
    outstanding,
    currency,
    total,
    tenders: getPaidTenders(placing),
    cardLast4: card?.last4 ?? null,
    orderUrl: getPaidOrderLink(config, { orderId, source: cart.source }, now),
    ...facts,
  });
  await queueMail(tx, { to, ...mail }, `order:${orderId}`, now);
}
