import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { placesFor } from '#components/booking/model/places-for.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { selectionTotal, type SelectionLine } from '#components/timetable/tickets/ticket-selection.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { BookingIntent } from '#lib/auth/login-modal-context.tsx';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';

const loadNextFree = () => import('./next-free.ts');

export interface IntendedBooking {
  day: TimetableDay;
  session: OccurrenceSummary;
  /** The chosen tickets and extras; none where a session is booked as it is. */
  lines: readonly SelectionLine[];
  t: Translate;
  locale: Language;
  /** Refetches the sessions of the day for the person who has just logged in. */
  reload: () => Promise<readonly OccurrenceSummary[]>;
  /** Takes another session in place of one that has sold out. */
  take: (next: OccurrenceSummary) => void;
}

const getWhen = ({ startsAt }: OccurrenceSummary, locale: Language): string => {
  const { weekday, day, month } = dateLabels(startsAt.local, locale);
  return `${weekday} ${day} ${month}, ${getClock(startsAt.local)}`;
};

const getPrice = ({ session, lines, t }: IntendedBooking): string =>
  lines.length === 0
    ? sessionPrice(session, t)
    : formatMoney(selectionTotal(lines), session.priceFrom?.currency ?? session.price?.currency ?? 'GBP');

/** Whether a session sold out meanwhile. Not for somebody who has a place in it: the timetable shows that. */
const hasSoldOut = (session: OccurrenceSummary | undefined): boolean => {
  if (session === undefined) return true;
  const action = session.bookableAction?.action ?? null;
  return placesFor(session) <= 0 && action !== 'cancel_booking' && action !== 'cancel_reservation';
};

/** A session that is booked after the log-in, as the slide-over shows it meanwhile. */
export const bookingIntent = (booking: IntendedBooking): BookingIntent => {
  const { day, session, lines, locale, reload, take } = booking;
  const isAdded = session.bookableAction?.action === 'book';
  return {
    title: `${session.templateName}, ${getWhen(session, locale)}–${getClock(session.endsAt.local)}`,
    detail:
      lines.length === 0
        ? locationLabels(session)
        : lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', '),
    price: getPrice(booking),
    isAdded,
    findGone: async () => {
      if (!isAdded) return null;
      const sessions = await reload();
      if (!hasSoldOut(sessions.find(({ id }) => id === session.id))) return null;
      const { nextFree } = await loadNextFree();
      const next = await nextFree({ day, gone: session, sessions });
      const offer = next && { when: getWhen(next, locale), places: next.capacity.available, take: () => take(next) };
      return { next: offer };
    },
  };
};
