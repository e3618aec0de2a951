import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocale, useTranslations } from 'next-intl';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { bookingArt, bookingRow } from './booking-row-class.ts';
import type { NextBooking } from './next-bookings.ts';

type NextBookingRowProps = { booking: NextBooking; now: Date };

/** The date of a booking, with "today" or "tomorrow" where that is true. */
function useDate({ startsAt: { local, timezone } }: NextBooking, now: Date): string {
  const t = useTranslations('account');
  const [day, today] = [getDate(local), venueClock(now, timezone).date];
  const date = formatDate(local, useLocale());
  if (day === today) return t('today', { date });
  return day === daysAfter(today, 1) ? t('tomorrow', { date }) : date;
}

/** The name, which leads to the order; the whole row can be pressed. */
const Name = ({ booking, date }: { booking: NextBooking; date: string }) => {
  const t = useTranslations('account');
  const href = useHref();
  const { name, orderId, startsAt } = booking;
  if (orderId === null) return name;
  return (
    <a
      className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
      href={href(`/booking-confirmed/${orderId}`, 'bookings')}
    >
      {name}
      <VisuallyHidden>{t('show', { date, time: getClock(startsAt.local) })}</VisuallyHidden>
    </a>
  );
};

/** A booking: what, when, where and for whom. */
export const NextBookingRow = ({ booking, now }: NextBookingRowProps) => {
  const t = useTranslations();
  const { name, bookingType, startsAt, endsAt, venue, locationName, quantity, people, session, orderId } = booking;
  const date = useDate(booking, now);
  const names = people.map((person) => (person.isYou ? t('booking.you', { name: person.name }) : person.name));
  return (
    <li className={bookingRow}>
      <span className={cx(bookingArt, 'overflow-clip border border-line bg-surface-2')}>
        <CourtIllustration className="size-full" kind={getIllustration(name, bookingType)} view="crop" cover small />
      </span>
      <div className="text-s *:block">
        <ItemName level={3} quantity={quantity}>
          <Name booking={booking} date={date} />
        </ItemName>
        <p className="flex! flex-wrap items-baseline gap-x-2.5 text-ink">
          <ClockSpan startsAt={startsAt} endsAt={endsAt} />
          <span>{date}</span>
        </p>
        {session !== null && <p>{t('account.session', session)}</p>}
        <p>{[...new Set([locationName, venue.name])].filter(Boolean).join(', ')}</p>
        <p>{t('account.for', { names: names.join(', ') })}</p>
      </div>
      {orderId !== null && <ChevronRight className="icon text-ink-3" />}
    </li>
  );
};
