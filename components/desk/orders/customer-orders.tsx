'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { OrderRow } from './order-row.tsx';
import { useCustomerOrders } from './use-customer-orders.ts';

/** The orders of a customer; more of them are read on demand, below those that were. */
export const CustomerOrders = ({ customerId }: { customerId: number }) => {
  const t = useTranslations();
  const language = useLocale();
  const { data: customer } = useActingCustomer();
  const { orders, firstNew, error, isReading, hasMore, readMore, retry } = useCustomerOrders(customerId);
  const firstNewRow = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (firstNew !== null) firstNewRow.current?.focus();
  }, [firstNew]);
  const failure = error !== null && <RetryNotice onRetry={retry}>{errorText(error, t)}</RetryNotice>;
  if (orders === undefined) return failure || <Skeleton height={320} shape="control" />;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('desk.orders.none', { name: customer?.user.firstName ?? '' })}
        action={<LinkButton href="/">{t('desk.orders.toDesk')}</LinkButton>}
      />
    );
  }
  return (
    <div className="grid max-w-[64rem] gap-3">
      <Rows>
        {orders.map((order, index) => (
          <OrderRow
            key={order.id}
            order={order}
            facts={[formatInstant(order.createdAt, language)]}
            linkRef={index === firstNew ? firstNewRow : undefined}
          />
        ))}
      </Rows>
      {failure}
      {error === null && hasMore && (
        <Button type="button" variant="text" loading={isReading} onClick={readMore}>
          {t('desk.orders.more')}
        </Button>
      )}
    </div>
  );
};
