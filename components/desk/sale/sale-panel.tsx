'use client';

import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { useLostFocus } from '#components/desk/frame/use-lost-focus.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { getFirstName } from './first-name.ts';
import { deskQuery } from './queries.ts';
import { SaleLine } from './sale-line.tsx';
import { useSaleWrites } from './use-sale-writes.ts';
import { useSale } from './use-sale.ts';

const ways = [
  { tender: 'cash', Icon: Banknote },
  { tender: 'card', Icon: CreditCard },
] as const;

/** What the sale comes to and how it is paid; without a connection no money is taken. */
const SaleFoot = ({ sale }: { sale: Cart }) => {
  const t = useTranslations('desk');
  const isOnline = useIsOnline();
  const { data: desk } = useQuery(deskQuery(browserApi, useDesk().venue.slug));
  const hasLapsed = sale.items.some(({ holdExpired }) => holdExpired);
  const reason = !isOnline ? t('offline.reason') : hasLapsed ? t('sale.lapsedFirst') : undefined;
  return (
    <>
      <dl className="flex items-baseline justify-between gap-4 px-5 pt-3.5 text-ink">
        <dt className="font-medium">{t('sale.toPay')}</dt>
        <dd className="font-figures text-[calc(var(--h-2)*1.125*max(var(--heading-scale),0.72))]/none font-headline tabular-nums">
          {sale.totals.formattedBalance}
        </dd>
      </dl>
      <div className="grid grid-cols-2 gap-2.5 px-5 pt-3.5 pb-5">
        {reason !== undefined ? (
          <Button type="button" size="pay" block className="col-span-2" reason={reason} />
        ) : (
          <>
            {ways
              .filter(({ tender }) => desk?.tenders.includes(tender) ?? true)
              .map(({ tender, Icon }) => (
                <LinkButton key={tender} size="pay" href={`/pay?with=${tender}`}>
                  <Icon className="icon" aria-hidden />
                  {t(`tender.${tender}`)}
                </LinkButton>
              ))}
            <LinkButton variant="text" className="col-span-2" href="/pay">
              {t('sale.split')}
            </LinkButton>
          </>
        )}
      </div>
    </>
  );
};

const isFewer = (before: number, now: number) => now < before;

/** What is on the sale, what it comes to, and the ways to pay. */
export const SalePanel = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations();
  const { customerId } = useActing();
  const { data: customer } = useActingCustomer();
  const { data: sale, isError, refetch } = useSale();
  const writes = useSaleWrites();
  const { date: today } = venueClock(useNow(renderedAt), useDesk().venue.timezone);
  const title =
    customer === undefined ? t('desk.sale.title') : t('desk.sale.titleFor', { name: customer.user.firstName });
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, sale?.items.length ?? 0, isFewer);
  const hasItems = sale !== undefined && sale.items.length > 0;
  return (
    <section
      aria-labelledby="sale"
      aria-busy={writes.isBusy || undefined}
      className="grid overflow-clip rounded-l border border-line bg-surface box-shadow"
    >
      <div className="flex min-h-[5rem] items-center justify-between gap-3 border-b border-line py-3 pr-2 pl-5">
        <h2 id="sale" className="heading-3" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {hasItems && (
          <Button type="button" variant="quiet" loading={writes.isClearing} onClick={() => writes.clear()}>
            {t('desk.sale.clear')}
          </Button>
        )}
      </div>
      {isError && sale === undefined && (
        <div className="p-5">
          <RetryNotice onRetry={() => void refetch()}>{t('desk.sale.failed')}</RetryNotice>
        </div>
      )}
      {sale === undefined && !isError && (
        <div className="p-5">
          <Skeleton height={160} shape="control" />
        </div>
      )}
      {sale !== undefined && !hasItems && (
        <div className="grid justify-items-center gap-4 px-5 py-6 text-center">
          <CourtIllustration kind="badminton" zone={null} className="w-[12rem]" />
          <p className="text-balance">{t('desk.sale.empty')}</p>
        </div>
      )}
      {hasItems && (
        <>
          <ul>
            {sale.items.map((item) => (
              <SaleLine
                key={item.id}
                item={item}
                today={today}
                forName={getFirstName(customer, item.purchasedForUserId, customerId)}
                writes={writes}
              />
            ))}
          </ul>
          <SaleFoot sale={sale} />
        </>
      )}
    </section>
  );
};
