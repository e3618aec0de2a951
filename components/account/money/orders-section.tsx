import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FootballPlan } from '#components/illustrations/football-plan.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PageButtons } from '../frame/page-buttons.tsx';
import { PanelSkeleton } from '../frame/panel-skeleton.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { OrderRow } from './order-row.tsx';
import { ordersQuery } from './queries.ts';

const NoOrders = () => {
  const t = useTranslations();
  const href = useHref();
  const art = (
    <svg className="marking" viewBox="395 226 260 228" aria-hidden="true" focusable="false">
      <FootballPlan zone={null} />
    </svg>
  );
  return (
    <EmptyState
      level={3}
      art={art}
      title={t('accountPayments.noOrders')}
      action={<LinkButton href={href('/', 'bookings')}>{t('account.book')}</LinkButton>}
    >
      {t('accountPayments.noOrdersHelp')}
    </EmptyState>
  );
};

/** The orders of the person acted for, newest first, page by page. */
export const OrdersSection = ({ acting }: { acting: number | null }) => {
  const t = useTranslations('accountPayments');
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...ordersQuery(browserApi, acting, page),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid gap-3 *:min-w-0" aria-labelledby="orders">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="heading-3" id="orders">
          {t('orders')}
        </h2>
        <p className="text-s">{t('newestFirst')}</p>
      </div>
      {data === undefined && isError && (
        <Panel as="div">
          <PartFailed onRetry={() => void refetch()} />
        </Panel>
      )}
      {data === undefined && !isError && <PanelSkeleton label={t('loading')} />}
      {data?.orders.length === 0 && <NoOrders />}
      {data !== undefined && data.orders.length > 0 && (
        <>
          <Rows aria-busy={isPlaceholderData}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Rows>
          <PageButtons
            label={t('orderPages')}
            page={page}
            pages={data.pages}
            isBusy={isPlaceholderData}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
};
