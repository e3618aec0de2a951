'use client';

import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import { useTranslations } from 'next-intl';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { deskQuery } from './queries.ts';

const ways = [
  { tender: 'cash', Icon: Banknote },
  { tender: 'card', Icon: CreditCard },
] as const;

/** What the sale comes to and how it is paid; without a connection no money is taken. */
export const SaleFoot = ({ sale }: { sale: Cart }) => {
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
