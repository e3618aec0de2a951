'use client';

import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import QrCode from 'lucide-react/icons/qr-code';
import { useTranslations, useLocale } from 'next-intl';
import type { BookedVisit } from '#components/account/bookings/booked-visits.ts';
import { AccountFailed } from '#components/account/frame/part-failed.tsx';
import { DirectionsLink } from '#components/booking/entry/directions-link.tsx';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { ItemName } from '#components/booking/lines/item-name.tsx';
import { directionsHref } from '#components/booking/model/venue-address.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { bookingArt, bookingRow, NextBookingsSkeleton } from './next-bookings-skeleton.tsx';
import { nextBookingsQuery, type NextBooking } from './next-bookings.ts';

/** The name, which leads to the order; the whole row can be pressed. */
const BookingName = ({ booking, date }: { booking: NextBooking; date: string }) => {
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

/** The date of a booking, with "today" or "tomorrow" where that is true. */
function useBookingDate({ startsAt: { local, timezone } }: Pick<NextBooking, 'startsAt'>, now: Date): string {
  const t = useTranslations('account');
  const [day, today] = [getDate(local), venueClock(now, timezone).date];
  const date = formatDate(local, useLocale());
  if (day === today) return t('today', { date });
  return day === daysAfter(today, 1) ? t('tomorrow', { date }) : date;
}

type NextBookingRowProps = { booking: NextBooking; now: Date };

/** A booking: what, when, where and for whom. */
const NextBookingRow = ({ booking, now }: NextBookingRowProps) => {
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

const EntryCode = preloadable(async () => (await import('../bookings/entry-code.tsx')).EntryCode);

/** The visit whose entry code is shown. */
function getVisit({ id, bookings, quantity }: NextBooking): BookedVisit | null {
  const [first] = bookings;
  return first === undefined ? null : { id, first, bookings, quantity };
}

const Ways = ({ booking: { name, venue }, onCode }: { booking: NextBooking; onCode: (() => void) | null }) => {
  const t = useTranslations();
  const { data } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: venue.slug } }),
    throwOnError: false,
  });
  return (
    <div className="relative z-1 flex min-h-[2.125rem] flex-wrap items-center gap-2">
      {onCode !== null && (
        <Button
          type="button"
          size="medium"
          aria-haspopup="dialog"
          aria-label={t('confirmation.showCodeNamed', { name })}
          onClick={onCode}
        >
          <QrCode className="icon-s" />
          {t('confirmation.showCode')}
        </Button>
      )}
      {data !== undefined && <DirectionsLink venue={venue} ways={{ [venue.slug]: directionsHref(data) }} />}
    </div>
  );
};

/** The very next booking: when, what, where, its entry code and the way there. */
const NextUp = ({ booking, now }: { booking: NextBooking; now: Date }) => {
  const t = useTranslations();
  const overlay = useOpening<'code'>();
  const date = useBookingDate(booking, now);
  const { name, bookingType, startsAt, endsAt, venue, locationName, quantity, people, session } = booking;
  const visit = getVisit(booking);
  const names = people.map((person) => (person.isYou ? t('booking.you', { name: person.name }) : person.name));
  return (
    <article className="relative grid overflow-clip rounded-l border border-line bg-surface small:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="h-[6.5rem] overflow-clip border-b border-line bg-surface-2 small:h-auto small:border-r small:border-b-0">
        <CourtIllustration className="size-full" kind={getIllustration(name, bookingType)} view="crop" cover />
      </div>
      <div className="grid content-start gap-3 px-4 py-5 text-s small:p-6">
        <p className="font-figures text-[calc(2.5rem*max(var(--heading-scale),0.7))]/none font-headline text-ink tabular-nums">
          {getClock(startsAt.local)}
          <span className="text-ink-3">–{getClock(endsAt.local)}</span>
        </p>
        <div>
          <ItemName level={3} quantity={quantity}>
            <BookingName booking={booking} date={date} />
          </ItemName>
          <p className="text-ink">{date}</p>
          {session !== null && <p>{t('account.session', session)}</p>}
          <p>{[...new Set([locationName, venue.name])].filter(Boolean).join(', ')}</p>
          <p>{t('account.for', { names: names.join(', ') })}</p>
        </div>
        <Ways booking={booking} onCode={visit === null ? null : () => overlay.open('code')} />
      </div>
      {overlay.opened !== null && visit !== null && <EntryCode visit={visit} onClose={overlay.close} />}
    </article>
  );
};

type NextBookingsListProps = {
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The next bookings of an account, the very next with its entry code; or what else there is to say of them. */
export const NextBookingsList = ({ renderedAt }: NextBookingsListProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const now = useNow(renderedAt);
  const { data, isError, refetch } = useQuery(nextBookingsQuery(browserApi));
  const bookings = data?.next;
  if (bookings === undefined && isError) return <AccountFailed onRetry={() => void refetch()} />;
  if (bookings === undefined) return <NextBookingsSkeleton label={t('loading')} />;
  const [first, ...others] = bookings;
  if (first === undefined) {
    return (
      <EmptyState
        level={3}
        title={t('none')}
        action={<LinkButton href={href('/', 'bookings')}>{t('book')}</LinkButton>}
      >
        {t('noneHelp')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <NextUp booking={first} now={now} />
      {others.length > 0 && (
        <Rows aria-labelledby="next-bookings">
          {others.map((booking) => (
            <NextBookingRow key={booking.id} booking={booking} now={now} />
          ))}
        </Rows>
      )}
    </div>
  );
};
