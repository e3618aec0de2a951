import { compareAsc } from 'date-fns/compareAsc';
import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import { selectBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { calendarFile } from '#backend/bookings/letters/calendar-file.ts';
import { groupRows } from '#backend/db/group-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { cancellationSentence } from '#backend/mail/cancellation-sentence.ts';
import { plainName } from '#backend/mail/greeting.ts';
import type { MailText } from '#backend/mail/mail-text.ts';
import type { MailVenue } from '#backend/mail/venue-block.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { CartItem } from '#contract/cart-items.ts';
import { cancellationRule } from '#contract/rules/cancellation-rule.ts';
import { getLinePaid } from '#contract/rules/line-paid.ts';
import { isOfItem } from './bookings-of-item.ts';

/** What the confirmation of an order says beside its lines. */
export interface MailFacts {
  venues: MailVenue[];
  /** Calendar files, one for each venue. */
  calendars: string[];
  /** Whom a line is for and until when it can be cancelled; by the id of the line. */
  notes: ReadonlyMap<string, string[]>;
}

interface Reading {
  words: MailText;
  isConfirmed: boolean;
  now: Date;
}

/** One calendar entry a visit: of several lines for one session the first (decision 060). */
function getCalendars(items: readonly CartItem[], rows: readonly BookingRow[]): string[] {
  const inOrder = items.flatMap((item) => rows.filter((row) => isOfItem(item, row)));
  const visits = [...groupRows(inOrder, ({ occurrenceId }) => occurrenceId).values()].flatMap(([row]) => row ?? []);
  const byVenue = groupRows(visits, ({ venueId }) => venueId);
  return [...byVenue.values()].flatMap((own) => {
    const [first, ...others] = own.toSorted((one, other) => compareAsc(one.startsAt, other.startsAt));
    return first === undefined ? [] : [calendarFile([first, ...others])];
  });
}

/** Until when it can be cancelled and what comes back: of a camp or course by its first session. */
function getCancellation(item: CartItem, [first]: readonly BookingRow[], { words, now }: Reading): string[] {
  if (first === undefined) return [];
  const cancellation = cancellationOfBooking(first, { now, isStaff: false });
  const isBundle = item.type === 'av2_booking_bundle';
  const asked = { now, today: localDate(now, first.timezone), paid: getLinePaid(item), isBundle };
  return [cancellationSentence(cancellationRule(cancellation, asked), words)];
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
export async function readMailFacts(
  tx: Tx,
  { orderId, items, ...reading }: Reading & { orderId: string; items: CartItem[] },
): Promise<MailFacts> {
  const rows = await selectBookings(tx).where('b.orderId', '=', orderId).orderBy('o.startsAt').execute();
  const names = reading.isConfirmed ? await readNames(tx, items) : new Map<number, string>();
  const notes = items.map((item): [string, string[]] => {
    const name = names.get(item.purchasedForUserId ?? 0) ?? '';
    const own = rows.filter((row) => isOfItem(item, row));
    return [
      item.id,
      [...(name === '' ? [] : [reading.words.t('mails.for', { name })]), ...getCancellation(item, own, reading)],
    ];
  });
  return { venues: await readVenues(tx, items), calendars: getCalendars(items, rows), notes: new Map(notes) };
}
