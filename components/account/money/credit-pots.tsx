import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Price } from '#components/ui/price.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { PartFailed } from '../frame/part-failed.tsx';
import { creditBalancesQuery } from './queries.ts';

type CreditPotsProps = {
  acting: number | null;
  /** Called beside reading the balances again. */
  onRetry?: () => void;
};

/** The balance of both kinds of credit. */
export const CreditPots = ({ acting, onRetry }: CreditPotsProps) => {
  const t = useTranslations('account');
  const { data, isError, refetch } = useQuery(creditBalancesQuery(browserApi, acting));
  const retry = () => {
    void refetch();
    onRetry?.();
  };
  if (data === undefined && isError) return <PartFailed onRetry={retry} />;
  const pot = (kind: 'membership' | 'general') => (
    <div className="grid gap-0.5 not-first:border-l not-first:border-line not-first:pl-4">
      <dt className="order-last text-s">{t(`credit.${kind}`)}</dt>
      <dd className="text-ink">
        {data === undefined ? (
          <Skeleton width="5rem" height={30} />
        ) : (
          <Price figure className="text-[2rem]/none font-headline" amountMinor={data[kind]} currency={data.currency} />
        )}
      </dd>
    </div>
  );
  return (
    <dl className="grid grid-cols-2" aria-busy={data === undefined}>
      {pot('membership')}
      {pot('general')}
    </dl>
  );
};
