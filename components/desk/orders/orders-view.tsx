'use client';

import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { orderReference } from '#contract/rules/order-reference.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { SoldHere } from './sold-here.tsx';

/** How many orders are read at a time. */
const perPage = 20;

/** The orders of the customer whom the desk acts for, newest first; of nobody in particular, what was sold at this desk. */
export const OrdersView = () => {
  const t = useTranslations();
  const language = useLocale();
  const { customerId } = useActing();
  const { data: customer } = useActingCustomer();
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery({
    ...operationQuery(browserApi, 'listOrders', {
      query: { userId: customerId ?? 0, page: 1, perPage: Math.min(100, perPage * pages) },
    }),
    enabled: customerId !== null,
    throwOnError: false,
  });
  if (customerId === null) return <SoldHere />;
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
        {data.map(({ id, status, total, balance, lineItems, createdAt, refundStatus }) => (
          <li
            key={id}
            className="relative grid min-h-[4.75rem] grid-cols-[minmax(0,1fr)_auto_auto_1.5rem] items-center gap-x-4 px-4 py-2 not-first:border-t not-first:border-line hover:bg-primary-50"
          >
            <div className="min-w-0">
              <h2 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] text-ink">
                <Link className="text-inherit no-underline after:absolute after:inset-0" href={`/orders/${id}`}>
                  {lineItems.map(({ name }) => name).join(', ')}
                </Link>
              </h2>
              <p className="text-s">{`${orderReference(id)}, ${formatInstant(createdAt, language)}`}</p>
            </div>
            <div className="flex gap-2">
              {refundStatus !== null && <Pill tone="info">{t(`desk.orders.refund.${refundStatus}`)}</Pill>}
              {status !== 'success' && (
                <Pill tone={status === 'cancelled' ? 'neutral' : 'warning'}>{t(`desk.orders.status.${status}`)}</Pill>
              )}
            </div>
            <p className="text-right font-medium text-ink tabular-nums">
              {total.formatted}
              {balance.value > 0 && (
                <span className="block text-s font-normal text-warning">
                  {t('desk.acting.owed', { amount: balance.formatted })}
                </span>
              )}
            </p>
            <ChevronRight className="icon" aria-hidden />
          </li>
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
