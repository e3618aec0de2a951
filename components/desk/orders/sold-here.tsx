'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { orderReference } from '#contract/rules/order-reference.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { isSoldHere, nothingSold } from './sold-here-state.ts';

/** What was sold in this tab since the log-in: the way back to the sale of a walk-in. */
export const SoldHere = () => {
  const t = useTranslations('desk.orders');
  const language = useLocale();
  const [sold] = useKeptState('desk.sold', nothingSold, isSoldHere);
  if (sold.length === 0) {
    return (
      <EmptyState title={t('nobody')} action={<LinkButton href="/customers">{t('find')}</LinkButton>}>
        {t('nobodyHelp')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="sold-here" className="max-w-[40rem]">
      <h2 id="sold-here" className="mb-3 heading-3">
        {t('soldHere')}
      </h2>
      <Rows>
        {sold.map(({ orderId, soldAt }) => (
          <li key={orderId} className="not-first:border-t not-first:border-line">
            <Link
              className="flex min-h-[4rem] items-center justify-between gap-4 px-4 text-ink no-underline hover:bg-primary-50"
              href={`/orders/${orderId}`}
            >
              <span className="font-medium">{orderReference(orderId)}</span>
              <span className="flex items-center gap-3 text-s">
                {formatInstant(soldAt, language)}
                <ChevronRight className="icon" aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  );
};
