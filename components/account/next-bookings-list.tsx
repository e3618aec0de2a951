'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { NextBookingRow } from './next-booking-row.tsx';
import { nextBookingsQuery } from './next-bookings-query.ts';
import { NextBookingsSkeleton } from './next-bookings-skeleton.tsx';

type NextBookingsListProps = {
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The next bookings of an account, each leading to the page of its order; or what else there is to say of them. */
export const NextBookingsList = ({ renderedAt }: NextBookingsListProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const now = useNow(renderedAt);
  const { data, isError, refetch } = useQuery(nextBookingsQuery(browserApi));
  const bookings = data?.next;
  const book = <LinkButton href={href('/', 'bookings')}>{t('book')}</LinkButton>;
  if (bookings === undefined && isError) {
    return (
      <LoadFailed title={t('failed')} onRetry={() => void refetch()}>
        {t('failedHelp')}
      </LoadFailed>
    );
  }
  if (bookings === undefined) return <NextBookingsSkeleton label={t('loading')} />;
  if (bookings.length === 0) {
    return (
      <EmptyState level={3} title={t('none')} action={book}>
        {t('noneHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <Rows aria-labelledby="next-bookings">
        {bookings.map((booking) => (
          <NextBookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </Rows>
      <p className="mt-6">{book}</p>
    </>
  );
};
