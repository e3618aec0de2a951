'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { SalePanel } from '#components/desk/sale/sale-panel.tsx';
import { QuickSale } from '#components/desk/start/quick-sale.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { BookingRow } from './booking-row.tsx';
import { CustomerEmail } from './customer-email.tsx';
import { CustomerDocuments } from './documents/customer-documents.tsx';
import { GivenUpCharges } from './given-up-charges.tsx';
import { OwedPanels } from './owed-panels.tsx';

interface BookingsProps {
  customer: DeskCustomer;
  /** YYYY-MM-DD at the venue. */
  today: string;
  /** Between today's bookings and the later ones. */
  children: ReactNode;
}

const Bookings = ({ customer, today, children }: BookingsProps) => {
  const t = useTranslations('desk.record');
  const { upcomingBookings: bookings, credit } = customer;
  const now = bookings.filter(({ startsAt }) => getDate(startsAt.local) === today);
  const later = bookings.filter(({ startsAt }) => getDate(startsAt.local) > today);
  const amounts = t('credit', { membership: credit.membership.formatted, general: credit.general.formatted });
  return (
    <>
      <section aria-labelledby="booked-today">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 id="booked-today" className="heading-3">
            {t('today')}
          </h2>
          <p className="text-s tabular-nums">{amounts}</p>
        </div>
        {now.length === 0 ? (
          <p>{t('nothingToday')}</p>
        ) : (
          <Rows>
            {now.map((booking) => (
              <BookingRow key={booking.id} booking={booking} isToday />
            ))}
          </Rows>
        )}
      </section>
      {children}
      {later.length > 0 && (
        <section aria-labelledby="booked-later">
          <h2 id="booked-later" className="mb-3 heading-3">
            {t('later')}
          </h2>
          <Rows>
            {later.map((booking) => (
              <BookingRow key={booking.id} booking={booking} isToday={false} />
            ))}
          </Rows>
        </section>
      )}
    </>
  );
};

/** The record of the customer whom the desk acts for: what they owe, what they booked, and what they may buy. */
export const RecordView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations();
  const { customerId } = useActing();
  const maySell = useMay('sell');
  const { timezone } = useDesk().venue;
  const { date: today } = venueClock(useNow(renderedAt), timezone);
  const { data: customer, error, refetch } = useActingCustomer();
  if (customerId === null) {
    return (
      <EmptyState
        title={t('desk.record.nobody')}
        action={<LinkButton href="/customers">{t('desk.record.find')}</LinkButton>}
      >
        {t('desk.record.nobodyHelp')}
      </EmptyState>
    );
  }
  if (error !== null && customer === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (customer === undefined) return <Skeleton height={320} shape="control" />;
  const { firstName, lastName } = customer.user;
  return (
    <>
      <h2 className="sr-only">{`${firstName} ${lastName}`}</h2>
      <OwedPanels customer={customer} />
      <GivenUpCharges charges={customer.givenUpCharges} />
      <DeskColumns aside={maySell && <SalePanel renderedAt={renderedAt} />} label={t('desk.sale.title')}>
        <div className="grid gap-6">
          <Bookings customer={customer} today={today}>
            {maySell && <QuickSale />}
          </Bookings>
          <CustomerDocuments userId={customerId} />
          <CustomerEmail customer={customer} />
          <p>
            <LinkButton variant="text" href="/orders">
              {t('desk.record.orders', { name: firstName })}
            </LinkButton>
          </p>
        </div>
      </DeskColumns>
    </>
  );
};
