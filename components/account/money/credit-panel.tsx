import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageButtons } from '#components/account/frame/page-buttons.tsx';
import { PartFailed } from '#components/account/frame/part-failed.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Price } from '#components/ui/price.tsx';
import type { CreditEntry } from '#contract/payments/account-money.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { creditBalancesQuery, creditEntriesQuery, type CreditChoice } from './queries.ts';

const Entry = ({ entry: { type, amount, balance, reason, createdAt } }: { entry: CreditEntry }) => {
  const t = useTranslations();
  const locale = useLocale();
  const sum = formatMoney(amount.value, amount.currency);
  return (
    <li className="flex justify-between gap-4 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
      <span className="min-w-0">
        <span className="block text-ink">{t(`accountPayments.reason.${reason}`)}</span>
        <span className="block text-ink-3">
          {formatInstant(createdAt, locale)}, {t(`account.credit.${type}`)}
        </span>
      </span>
      <span className="text-right whitespace-nowrap tabular-nums">
        <span className="block font-medium text-ink">{amount.value > 0 ? `+${sum}` : sum}</span>
        <span className="block text-ink-3">
          {t('accountPayments.after', { amount: formatMoney(balance.value, balance.currency) })}
        </span>
      </span>
    </li>
  );
};

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

/** Credit with its balance and what has changed it, newest first. */
export const CreditPanel = ({ acting }: { acting: number | null }) => {
  const t = useTranslations();
  const [choice, setChoice] = useState<CreditChoice>({ type: null, page: 1 });
  const { type, page } = choice;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...creditEntriesQuery(browserApi, acting, choice),
    placeholderData: keepPreviousData,
  });
  const { data: balances } = useQuery(creditBalancesQuery(browserApi, acting));
  const hasChanges = type !== null || (data?.entries.length ?? 0) > 0;
  return (
    <Panel aria-labelledby="credit">
      <h2 className="heading-3" id="credit">
        {t('account.credit.title')}
      </h2>
      <CreditPots acting={acting} onRetry={() => void refetch()} />
      {data === undefined && isError && balances !== undefined && <PartFailed onRetry={() => void refetch()} />}
      {hasChanges && (
        <Segmented
          label={t('accountPayments.creditType')}
          options={[
            { value: 'all', label: t('accountPayments.allCredit') },
            { value: 'membership', label: t('account.credit.membership') },
            { value: 'general', label: t('account.credit.general') },
          ]}
          value={type ?? 'all'}
          onChange={(value) => setChoice({ type: value === 'all' ? null : value, page: 1 })}
        />
      )}
      {hasChanges && data?.entries.length === 0 && <p className="text-s">{t('accountPayments.noCredit')}</p>}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="text-s" aria-busy={isPlaceholderData}>
          {data.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <PageButtons
        label={t('accountPayments.creditPages')}
        page={page}
        pages={data?.pages ?? 1}
        isBusy={isPlaceholderData}
        onPage={(next) => setChoice({ type, page: next })}
      />
    </Panel>
  );
};
