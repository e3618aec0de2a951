'use client';

import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { useLocale, useTranslations } from 'next-intl';
import type { CancelledSession } from '#components/booking/cancelling/visit.ts';
import { CalendarLink } from '#components/booking/entry/calendar-link.tsx';
import { DirectionsLink } from '#components/booking/entry/directions-link.tsx';
import { directionsHref, venueAddress } from '#components/booking/model/venue-address.ts';
import type { Person } from '#components/booking/person/people.ts';
import { AnswersGiven } from '#components/booking/questions/answers-given.tsx';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { sum } from '#contract/rules/sum.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { canCancel, toCancelled, type BookedVisit } from './booked-visits.ts';
import { CancellationLine, useVisitPeople } from './booking-row.tsx';
import { EntryPanel } from './entry-panel.tsx';

type BookingDetailsProps = {
  visit: BookedVisit;
  people: readonly Person[];
  now: Date;
  isPast: boolean;
  /** Null where it cannot be moved. */
  onMove: (() => void) | null;
  onCancel: (session: CancelledSession) => void;
  onClose: () => void;
};

const Where = ({ visit: { first } }: Pick<BookingDetailsProps, 'visit'>) => {
  const { data: venue } = useQuery({
    ...operationQuery(browserApi, 'getVenue', { params: { venue: first.venue.slug } }),
    throwOnError: false,
  });
  return (
    <>
      {[first.locationName, first.venue.name].filter(Boolean).join(', ')}
      {venue !== undefined && <span className="block text-ink-2">{venueAddress(venue)}</span>}
      {venue !== undefined && (
        <span className="-ml-2 block">
          <DirectionsLink venue={first.venue} ways={{ [first.venue.slug]: directionsHref(venue) }} />
        </span>
      )}
    </>
  );
};

const BookingFacts = ({ visit, people }: Pick<BookingDetailsProps, 'visit' | 'people'>) => {
  const t = useTranslations();
  const href = useHref();
  const { first, bookings } = visit;
  const who = useVisitPeople(bookings, people);
  const tickets = bookings.flatMap(({ ticketName, quantity }) =>
    ticketName == null ? [] : [t('booking.extra', { count: quantity ?? 1, name: ticketName })],
  );
  const prices = bookings.flatMap(({ price }) => price ?? []);
  return (
    <Facts size="small">
      <Fact icon={MapPin} term={t('confirmation.where')}>
        <Where visit={visit} />
      </Fact>
      <Fact icon={UserRound} term={t('confirmation.who')}>
        {who}
        {tickets.length > 0 && <span className="block text-ink-2">{tickets.join(', ')}</span>}
      </Fact>
      {prices[0] !== undefined && (
        <Fact icon={ReceiptText} term={t('accountBookings.price')}>
          <Price amountMinor={sum(prices.map(({ value }) => value))} currency={prices[0].currency} />
          {first.orderId !== null && (
            <a className="ml-3" href={href(`/booking-confirmed/${first.orderId}`, 'bookings')}>
              {t('accountBookings.order')}
            </a>
          )}
        </Fact>
      )}
    </Facts>
  );
};

/** The answers of a booking that is no camp or course. */
const OwnAnswers = ({ bookingId }: { bookingId: string }) => {
  const t = useTranslations('accountBookings');
  const query = { cancellationSource: 'customers' as const };
  const { data, isError } = useQuery({
    ...operationQuery(browserApi, 'getBooking', { params: { bookingId }, query }),
    throwOnError: false,
  });
  if (isError) return <Notice tone="danger">{t('detailsFailed')}</Notice>;
  return data === undefined ? null : <AnswersGiven title={t('answers')} sections={data.customQuestionSections} />;
};

type BundleSessionsProps = { bundleId: string; now: Date; onCancel: (session: CancelledSession) => void };
type SessionProps = { booking: Booking; isOver: boolean; onCancel: (session: CancelledSession) => void };

const Session = ({ booking, isOver, onCancel }: SessionProps) => {
  const t = useTranslations('accountBookings');
  const locale = useLocale();
  const { id, startsAt, endsAt, status, cancellation } = booking;
  const date = formatDate(startsAt.local, locale);
  return (
    <li className="flex min-h-[3rem] flex-wrap items-center justify-between gap-x-4 border-line py-1.5 text-s not-first:border-t">
      <span>
        <span className="text-ink">{date}</span>{' '}
        <span className="tabular-nums">
          {getClock(startsAt.local)}–{getClock(endsAt.local)}
        </span>
      </span>
      {status === 'cancelled' && <Pill>{t('cancelled')}</Pill>}
      {status === 'settled' && !isOver && cancellation.canCancel && (
        <Button
          type="button"
          variant="text"
          size="medium"
          aria-label={t('cancelNamed', { name: date, time: getClock(startsAt.local) })}
          onClick={() => onCancel(toCancelled(booking, { bookingIds: [id] }))}
        >
          {t('cancel')}
        </Button>
      )}
    </li>
  );
};

/** The sessions of a camp or course, each of which may be cancelled, or all that is left of it. */
const BundleSessions = ({ bundleId, now, onCancel }: BundleSessionsProps) => {
  const t = useTranslations('accountBookings');
  const query = { cancellationSource: 'customers' as const };
  const { data, isError } = useQuery({
    ...operationQuery(browserApi, 'getBookingBundle', { params: { bundleId }, query }),
    throwOnError: false,
  });
  if (data === undefined) {
    return isError ? <Notice tone="danger">{t('detailsFailed')}</Notice> : <Skeleton height={160} shape="control" />;
  }
  const { bookings, cancellation, customQuestionSections } = data;
  const [first] = bookings;
  return (
    <>
      <section className="grid gap-2" aria-labelledby="bundle-sessions">
        <h3 className="heading-4" id="bundle-sessions">
          {t('sessions', { count: bookings.length })}
        </h3>
        <ul>
          {bookings.map((booking) => (
            <Session
              key={booking.id}
              booking={booking}
              isOver={Date.parse(booking.startsAt.utc) <= now.getTime()}
              onCancel={onCancel}
            />
          ))}
        </ul>
        {first !== undefined && cancellation.canCancel && bookings.length > 1 && (
          <Button
            type="button"
            variant="danger"
            className="justify-self-start"
            onClick={() => onCancel(toCancelled({ ...first, name: data.name }, { bundleId }))}
          >
            {t('cancelAll')}
          </Button>
        )}
      </section>
      <AnswersGiven title={t('answers')} sections={customQuestionSections} />
    </>
  );
};

/** A booking in full: entry code, place, people, price, what was answered, and what can be done with it. */
export const BookingDetails = (props: BookingDetailsProps) => {
  const { visit, people, now, isPast, onMove, onCancel, onClose } = props;
  const t = useTranslations();
  const locale = useLocale();
  const { first, bookings } = visit;
  const { name, startsAt, endsAt, status, bookingBundleContext: bundle, outstandingRestrictions } = first;
  const isGone = status === 'cancelled';
  const isCancellable = !isPast && canCancel(visit);
  return (
    <SlideOver open title={name} closeLabel={t('common.close')} size="small" onClose={onClose}>
      <div className="grid gap-5">
        <div>
          <p className="font-figures text-[2rem]/none font-headline text-ink tabular-nums">
            {getClock(startsAt.local)}–{getClock(endsAt.local)}
          </p>
          <p className="mt-1">{formatLongDay(startsAt.local, locale)}</p>
          {isGone && <Pill>{t('accountBookings.cancelled')}</Pill>}
        </div>
        {!isPast && !isGone && <EntryPanel visit={visit} />}
        <BookingFacts visit={visit} people={people} />
        {outstandingRestrictions.map((restriction) => (
          <Notice key={restriction.id} tone="warning">
            {t('accountBookings.unsigned', { name: restriction.name })}
          </Notice>
        ))}
        {!isPast && !isGone && (
          <div className="-ml-2 flex flex-wrap gap-2">
            <CalendarLink
              bookingId={bundle?.id ?? first.id}
              name={name}
              sessions={bundle?.totalSettledBookings}
              variant="text"
            />
          </div>
        )}
        {bundle === null ? (
          <OwnAnswers bookingId={first.id} />
        ) : (
          <BundleSessions bundleId={bundle.id} now={now} onCancel={onCancel} />
        )}
        {!isPast && (
          <div className="grid gap-3 border-t border-line pt-4">
            <CancellationLine bookings={bookings} now={now} />
            {!isCancellable && <VenuePhone venue={first.venue} className="text-s" />}
            <div className="flex flex-wrap gap-3">
              {onMove !== null && (
                <Button type="button" variant="secondary" onClick={onMove}>
                  {t('accountBookings.moveBooking')}
                </Button>
              )}
              {isCancellable && bundle === null && (
                <Button
                  type="button"
                  variant="danger"
                  onClick={() => onCancel(toCancelled(first, { bookingIds: bookings.map(({ id }) => id) }))}
                >
                  {t('accountBookings.cancelBooking')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
    </SlideOver>
  );
};
