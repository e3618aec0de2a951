import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { BookingName } from './booking-name.tsx';
import { bookingArt, bookingRow } from './booking-row-class.ts';
import type { NextBooking } from './next-bookings.ts';
import { useBookingDate } from './use-booking-date.ts';

type NextBookingRowProps = { booking: NextBooking; now: Date };

/** A booking: what, when, where and for whom. */
export const NextBookingRow = ({ booking, now }: NextBookingRowProps) => {
  const t = useTranslations();
  const { name, bookingType, startsAt, endsAt, venue, locationName, quantity, people, session, orderId } = booking;
  const date = useBookingDate(booking, now);
  const names = people.map((person) => (person.isYou ? t('booking.you', { name: person.name }) : person.name));
  return (
    <li className={bookingRow}>
      <span className={cx(bookingArt, 'overflow-clip border border-line bg-surface-2')}>
        <CourtIllustration className="size-full" kind={getIllustration(name, bookingType)} view="crop" cover small />
      </span>
      <div className="text-s *:block">
        <ItemName level={3} quantity={quantity}>
          <BookingName booking={booking} date={date} />
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
