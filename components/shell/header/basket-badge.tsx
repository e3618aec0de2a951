'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { cartQuery } from '#lib/query/site-queries.ts';

interface BasketBadgeProps {
  className?: string;
}

const Count = ({ className }: BasketBadgeProps) => {
  const t = useTranslations('chrome');
  const { data } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  const count = data?.totals.itemCount ?? 0;
  return count > 0 && <Badge className={className} count={count} label={t('itemCount', { count })} />;
};

/** The number of items in the user's basket; renders nothing for an empty one. */
export const BasketBadge = ({ className }: BasketBadgeProps) => (
  <QueryProvider>
    <Count className={className} />
  </QueryProvider>
);
