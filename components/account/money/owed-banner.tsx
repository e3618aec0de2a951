'use client';

import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'next-intl';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PartFailed } from '../frame/part-failed.tsx';
import { useAddToBasket } from '../frame/use-add-to-basket.ts';
import { owedQuery, type Owed } from './queries.ts';

/** Puts what is owed into the basket and goes there. */
const PayNow = ({ owed: { id, purchasableType, name, amount } }: { owed: Owed }) => {
  const t = useTranslations('accountPayments');
  const { add, isPending } = useAddToBasket();
  return (
    <Button
      type="button"
      size="medium"
      loading={isPending}
      aria-label={t('payNowNamed', { name, amount: formatMoney(amount.value, amount.currency) })}
      onClick={() => add({ purchasableId: id, purchasableType })}
    >
      {t('payNow')}
    </Button>
  );
};

const banner = cx(
  'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-l border border-warning-line bg-warning-bg p-4 text-ink',
  'small:grid-cols-[1.5rem_minmax(0,1fr)_auto] small:items-center small:px-5',
);

const Banner = ({ owed }: { owed: Owed }) => {
  const t = useTranslations('accountPayments');
  const href = useHref();
  const { id, name, reason, amount } = owed;
  return (
    <section className={banner} aria-labelledby={`owed-${id}`}>
      <TriangleAlert className="icon text-warning" />
      <div className="min-w-0">
        <h2 className="font-body text-m font-medium tracking-[0] text-ink" id={`owed-${id}`}>
          {t('toPay', { amount: formatMoney(amount.value, amount.currency), name })}
        </h2>
        {reason !== null && <p className="text-s wrap-break-word">{reason}</p>}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2 small:col-start-3">
        <PayNow owed={owed} />
        <LinkButton variant="text" size="medium" href={href('/help/contact', 'bookings')}>
          {t('ask')}
        </LinkButton>
      </div>
    </section>
  );
};

/** What the person acted for owes, each with the way to pay it; nothing for everybody else. */
export const OwedBanner = ({ acting }: { acting: number | null }) => {
  const { data, isError, refetch } = useQuery(owedQuery(browserApi, acting));
  if (data === undefined) return isError && <PartFailed onRetry={() => void refetch()} />;
  return data.map((owed) => <Banner key={owed.id} owed={owed} />);
};
