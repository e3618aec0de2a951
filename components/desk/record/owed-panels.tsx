'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import type { DeskItem } from '#components/desk/sale/desk-item.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { owedBox } from './owed-box.ts';

interface Owed {
  id: string;
  title: string;
  detail: string;
  amount: string;
  item: DeskItem;
}

/** What the customer owes, each with the button that puts it on the sale; it is missing once it is on it. */
export const OwedPanels = ({ customer }: { customer: DeskCustomer }) => {
  const t = useTranslations('desk.record');
  const language = useLocale();
  const maySell = useMay('sell');
  const { data: sale } = useSale();
  const { add, isBusy } = useSaleWrites();
  const { firstName } = customer.user;
  const penalties = customer.penalties.map(({ id, name, reason, amount, createdAt }): Owed => ({
    id,
    title: t('penalty', { amount: amount.formatted, name }),
    detail: [reason, formatInstant(createdAt, language), customer.bookingDisabled && t('barred', { name: firstName })]
      .filter((part) => part !== false && part !== '')
      .join('. '),
    amount: amount.formatted,
    item: { purchasableId: id, purchasableType: 'penalty' },
  }));
  const debts = customer.debts.map(({ id, name, amount, createdAt, purchasableType }): Owed => ({
    id,
    title: t('penalty', { amount: amount.formatted, name }),
    detail: formatInstant(createdAt, language),
    amount: amount.formatted,
    item: { purchasableId: id, purchasableType },
  }));
  const onSale = new Set(
    sale?.items.flatMap((item) => {
      if (item.type === 'penalty') return item.penaltyId;
      return item.type === 'journal_transaction' ? [item.journalTransactionId, item.collectableFeeId ?? ''] : [];
    }),
  );
  const all = [...penalties, ...debts];
  if (all.length === 0 && customer.unpaidOrders.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-3">
      {all.map(({ id, title, detail, amount, item }) => (
        <li key={id} className={owedBox}>
          <TriangleAlert className="icon-l text-warning" aria-hidden />
          <div>
            <h2 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0]">{title}</h2>
            <p className="text-s">{detail}</p>
          </div>
          {maySell && !onSale.has(id) && (
            <Button type="button" loading={isBusy} onClick={() => add(item)}>
              {t('addToSale', { amount })}
            </Button>
          )}
        </li>
      ))}
      {customer.unpaidOrders.map(({ id, balance, createdAt }) => (
        <li key={id} className={owedBox}>
          <TriangleAlert className="icon-l text-warning" aria-hidden />
          <div>
            <h2 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0]">
              {t('unpaid', { amount: balance.formatted, number: orderReference(id) })}
            </h2>
            <p className="text-s">{formatInstant(createdAt, language)}</p>
          </div>
          <Link className={buttonClass({})} href={`/orders/${id}`}>
            {t('openOrder')}
          </Link>
        </li>
      ))}
    </ul>
  );
};
