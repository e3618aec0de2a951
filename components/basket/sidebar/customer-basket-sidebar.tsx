'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { BasketPanel, sideHeadingId } from './basket-panel.tsx';

const SideBasketLines = lazy(async () => ({ default: (await import('./side-basket-lines.tsx')).SideBasketLines }));

const Content = () => {
  const t = useTranslations('basket');
  const { data: cart, isError } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  if (cart === undefined) {
    if (isError)
      return (
        <BasketPanel>
          <p className="basket__note small" role="alert">
            {t('loadFailed')}
          </p>
        </BasketPanel>
      );
    return (
      <BasketPanel>
        <div className="basket__note">
          <Skeleton height={20} width="70%" />
        </div>
      </BasketPanel>
    );
  }
  const count = cart.totals.itemCount;
  if (count === 0)
    return (
      <BasketPanel>
        <div className="basket__note">
          <p className="small">{t('empty')}</p>
        </div>
      </BasketPanel>
    );
  return (
    <BasketPanel badge={<Badge count={count} label={t('itemCount', { count })} />}>
      <Suspense fallback={null}>
        <SideBasketLines cart={cart} headingId={sideHeadingId} />
      </Suspense>
    </BasketPanel>
  );
};

/** A customer's basket beside a timetable. */
export const CustomerBasketSidebar = () => (
  <QueryProvider>
    <Content />
  </QueryProvider>
);
