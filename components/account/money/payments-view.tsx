'use client';

import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { FootballPlan } from '#components/illustrations/football-plan.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PageButtons } from '../frame/page-buttons.tsx';
import { PanelFailed, PartFailed } from '../frame/part-failed.tsx';
import { useActing } from '../frame/use-acting.ts';
import { CreditPanel } from './credit-panel.tsx';
import { OrderRow } from './order-row.tsx';
import { OwedBanner } from './owed-banner.tsx';
import { penaltiesQuery, ordersQuery } from './queries.ts';
import { SavedCardsPanel } from './saved-cards-panel.tsx';

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
const OrdersSection = ({ acting }: { acting: number | null }) => {
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

/** Penalties past and present; nothing for somebody without any. */
export const PenaltiesPanel = ({ acting }: { acting: number | null }) => {
  const t = useTranslations('accountPayments');
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(penaltiesQuery(browserApi, acting));
  if (data === undefined) return isError && <PanelFailed onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Panel aria-labelledby="penalties">
      <h2 className="heading-3" id="penalties">
        {t('penalties')}
      </h2>
      <ul className="text-s">
        {data.map(({ id, name, reason, amount, status, createdAt }) => (
          <li key={id} className="flex justify-between gap-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
            <span className="min-w-0">
              <span className="block wrap-break-word text-ink">{name}</span>
              {reason !== name && <span className="block wrap-break-word">{reason}</span>}
              <span className="block text-ink-3">{formatInstant(createdAt, locale)}</span>
            </span>
            <span className="font-medium whitespace-nowrap text-ink tabular-nums">
              {t(`owed.${status}`, { amount: formatMoney(amount.value, amount.currency) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** What the person acted for has bought, owes and has as credit, and the customer's own saved cards. */
export const PaymentsView = ({ selectedUserId }: { selectedUserId: number | null }) => {
  const acting = useActing(selectedUserId);
  return (
    <div className={contentClass}>
      <OwedBanner acting={acting} />
      <div className="grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:items-start large:gap-8">
        <div className="grid gap-6 *:min-w-0">
          <OrdersSection key={acting} acting={acting} />
          <PenaltiesPanel acting={acting} />
        </div>
        <div className="grid gap-6 *:min-w-0">
          <CreditPanel key={acting} acting={acting} />
          {acting === null && <SavedCardsPanel />}
        </div>
      </div>
    </div>
  );
};
