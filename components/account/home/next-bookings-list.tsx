'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { AccountFailed } from '../frame/account-failed.tsx';
import { NextBookingRow } from './next-booking-row.tsx';
import { nextBookingsQuery } from './next-bookings-query.ts';
import { NextBookingsSkeleton } from './next-bookings-skeleton.tsx';
import { NextUp } from './next-up.tsx';

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
