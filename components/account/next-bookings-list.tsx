'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { NextBookingRow } from './next-booking-row.tsx';
import { nextBookingsQuery } from './next-bookings-query.ts';

const Loading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Rows as="div">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 border-line px-4 py-5 not-first:border-t small:px-6">
          <Skeleton width="50%" height={24} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="40%" height={20} />
        </div>
      ))}
    </Rows>
  </div>
);

type NextBookingsListProps = {
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

/** The next bookings of an account, each leading to the page of its order; or what else there is to say of them. */
export const NextBookingsList = ({ renderedAt }: NextBookingsListProps) => {
  const t = useTranslations('account');
  const href = useHref();
  const now = useNow(renderedAt);
  const { data: bookings, isError, refetch } = useQuery(nextBookingsQuery(browserApi));
  const book = <LinkButton href={href('/', 'bookings')}>{t('book')}</LinkButton>;
  if (bookings === undefined && isError) {
    return (
      <LoadFailed title={t('failed')} onRetry={() => void refetch()}>
        {t('failedHelp')}
      </LoadFailed>
    );
  }
  if (bookings === undefined) return <Loading label={t('loading')} />;
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
