import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Pill } from '#components/ui/pill.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';

interface OrderRowProps {
  order: Pick<Order, 'id' | 'status' | 'total' | 'balance' | 'lineItems' | 'refundStatus'>;
  /** When it was sold, and more that tells it from others. */
  facts: readonly string[];
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** An order in a list: what was bought, its number, what became of it, and the way to it. */
export const OrderRow = ({ order, facts, linkRef }: OrderRowProps) => {
  const t = useTranslations('desk');
  const { id, status, total, balance, lineItems, refundStatus } = order;
  return (
    <li className="relative grid min-h-[4.75rem] grid-cols-[minmax(0,1fr)_auto_auto_1.5rem] items-center gap-x-4 px-4 py-2 not-first:border-t not-first:border-line hover:bg-primary-50">
      <div className="min-w-0">
        <h2 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] text-ink">
          <Link ref={linkRef} className="text-inherit no-underline after:absolute after:inset-0" href={`/orders/${id}`}>
            {lineItems.map(({ name }) => name).join(', ')}
          </Link>
        </h2>
        <p className="text-s">{[orderReference(id), ...facts].join(', ')}</p>
      </div>
      <div className="flex gap-2">
        {refundStatus !== null && <Pill tone="info">{t(`orders.refund.${refundStatus}`)}</Pill>}
        {status !== 'success' && (
          <Pill tone={status === 'cancelled' ? 'neutral' : 'warning'}>{t(`orders.status.${status}`)}</Pill>
        )}
      </div>
      <p className="text-right font-medium text-ink tabular-nums">
        {total.formatted}
        {balance.value > 0 && (
          <span className="block text-s font-normal text-warning">
            {t('acting.owed', { amount: balance.formatted })}
          </span>
        )}
      </p>
      <ChevronRight className="icon" aria-hidden />
    </li>
  );
};
