'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { DeskOrders } from './desk-orders.tsx';
import { OrderRow } from './order-row.tsx';

/** How many orders are read at a time. */
const perPage = 20;
/** The most that one read answers. */
const most = 100;

const ordersQuery = (userId: number, pages: number) => ({
  ...operationQuery(browserApi, 'listOrders', { query: { userId, page: 1, perPage: Math.min(most, perPage * pages) } }),
  throwOnError: false,
});

/** The newest orders of a customer. While more are read, and when that fails, those that were read stay. */
function useCustomerOrders(customerId: number) {
  const client = useQueryClient();
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery(ordersQuery(customerId, pages));
  const before = pages === 1 ? undefined : client.getQueryData(ordersQuery(customerId, pages - 1).queryKey);
  return {
    orders: data ?? before,
    /** The place of the first that was asked for last; null until it is read. */
    firstNew: pages > 1 && data !== undefined ? perPage * (pages - 1) : null,
    error: data === undefined ? error : null,
    isReading: data === undefined,
    hasMore: data === undefined || (data.length === perPage * pages && data.length < most),
    readMore: () => setPages(pages + 1),
    retry: () => void refetch(),
  };
}

/** The orders of a customer; more of them are read on demand, below those that were. */
const CustomerOrders = ({ customerId }: { customerId: number }) => {
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

/** The orders of the customer whom the desk acts for, newest first; of nobody in particular, what was sold at the venue. */
export const OrdersView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('desk.orders');
  const { customerId } = useActing();
  const maySell = useMay('sell');
  if (customerId !== null) return <CustomerOrders key={customerId} customerId={customerId} />;
  if (maySell) return <DeskOrders renderedAt={renderedAt} />;
  return (
    <EmptyState title={t('nobody')} action={<LinkButton href="/customers">{t('find')}</LinkButton>}>
      {t('nobodyHelp')}
    </EmptyState>
  );
};
