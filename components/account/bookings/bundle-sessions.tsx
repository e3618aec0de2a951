import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { CancelledSession } from '#components/booking/cancelling/visit.ts';
import { AnswersGiven } from '#components/booking/questions/answers-given.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { toCancelled } from './booked-visits.ts';

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
export const BundleSessions = ({ bundleId, now, onCancel }: BundleSessionsProps) => {
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
