import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { countTickets } from '#backend/bookings/cancelling/split-booking.ts';
import { plainName } from '#backend/mail/greeting.ts';
import type { Recipient } from '#backend/mail/read-recipient.ts';
import { sum } from '#contract/rules/sum.ts';

type Place = Pick<BookingRow, 'userId' | 'firstName' | 'lastName' | 'ticketName' | 'places' | 'ticketAttendees'>;

/** The name of somebody else, to an address that is confirmed; else empty. */
function getName({ userId, firstName, lastName }: Place, recipient: Recipient): string {
  if (recipient.firstName === null || userId === recipient.userId) return '';
  return plainName(`${firstName ?? ''} ${lastName ?? ''}`);
}

function namePlace([first, ...others]: readonly [Place, ...Place[]], recipient: Recipient): string {
  const { t } = recipient.words;
  const name = getName(first, recipient);
  const count = sum([first, ...others].map(countTickets));
  if (first.ticketName !== null) {
    const ticket = t('booking.extra', { count, name: first.ticketName });
    return name === '' ? ticket : t('mails.cancelled.whose', { ticket, name });
  }
  if (first.userId === recipient.userId) return t('mails.cancelled.you');
  return name === '' ? t('mails.cancelled.place', { count }) : name;
}

/** Places of one session by ticket and person, such as '1 x Adult; 1 x Junior, Ivy Hartley', as a mail may say it. */
export function namePlaces(places: readonly Place[], recipient: Recipient): string {
  const groups = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const key = `${place.ticketName ?? ''} ${place.userId ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [place]);
    else group.push(place);
  }
  return [...groups.values()].map((group) => namePlace(group, recipient)).join('; ');
}
