'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
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

/** The orders of the customer whom the desk acts for, newest first; of nobody in particular, what was sold at the venue. */
export const OrdersView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations();
  const language = useLocale();
  const { customerId } = useActing();
  const { data: customer } = useActingCustomer();
  const maySell = useMay('sell');
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOrders', {
      query: { userId: customerId ?? 0, page: 1, perPage: Math.min(100, perPage * pages) },
    }),
    enabled: customerId !== null,
    throwOnError: false,
  });
  if (customerId === null && maySell) return <DeskOrders renderedAt={renderedAt} />;
  if (customerId === null)
    return (
      <EmptyState
        title={t('desk.orders.nobody')}
        action={<LinkButton href="/customers">{t('desk.orders.find')}</LinkButton>}
      >
        {t('desk.orders.nobodyHelp')}
      </EmptyState>
    );
  if (error !== null && data === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (data === undefined) return <Skeleton height={320} shape="control" />;
  if (data.length === 0) {
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
        {data.map((order) => (
          <OrderRow key={order.id} order={order} facts={[formatInstant(order.createdAt, language)]} />
        ))}
      </Rows>
      {data.length === perPage * pages && pages * perPage < 100 && (
        <Button type="button" variant="text" onClick={() => setPages(pages + 1)}>
          {t('desk.orders.more')}
        </Button>
      )}
    </div>
  );
};
