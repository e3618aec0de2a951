'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { optionalPart } from '#components/ui/optional-part.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { cartQuery } from '#lib/query/site-queries.ts';
import { BasketPanel, PanelNote, sideHeadingId } from './basket-panel.tsx';
import type { TimetableOf } from './timetable-of.ts';

const SideBasketLines = optionalPart(async () => (await import('./side-basket-lines.tsx')).SideBasketLines);

const Content = ({ venueSlug }: TimetableOf) => {
  const t = useTranslations('basket');
  const { data: cart, isError } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  if (cart === undefined) {
    if (isError)
      return (
        <BasketPanel>
          <PanelNote as="p" role="alert">
            {t('loadFailed')}
          </PanelNote>
        </BasketPanel>
      );
    return (
      <BasketPanel>
        <PanelNote>
          <Skeleton height={20} width="70%" />
        </PanelNote>
      </BasketPanel>
    );
  }
  const count = cart.totals.itemCount;
  if (cart.items.length === 0)
    return (
      <BasketPanel>
        <PanelNote>
          <p>{t('empty')}</p>
        </PanelNote>
      </BasketPanel>
    );
  return (
    <BasketPanel badge={count > 0 && <Badge count={count} label={t('itemCount', { count })} />}>
      {venueSlug !== undefined && <ChangingNote className="mx-5 mb-4" venueSlug={venueSlug} />}
      <Suspense fallback={null}>
        <SideBasketLines cart={cart} headingId={sideHeadingId} />
      </Suspense>
    </BasketPanel>
  );
};

/** A customer's basket beside a timetable. */
export const CustomerBasketSidebar = ({ venueSlug }: TimetableOf) => (
  <QueryProvider>
    <Content venueSlug={venueSlug} />
  </QueryProvider>
);
