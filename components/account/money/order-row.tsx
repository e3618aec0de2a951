import ChevronDown from 'lucide-react/icons/chevron-down';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrderMoney } from '#components/booking/order-money/order-money.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { sum } from '#contract/rules/sum.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { StatePill } from '../frame/state-pill.tsx';
import { tenderName } from './tender-name.ts';

const refunded = ({ payments }: Order): number =>
  -sum(
    payments.filter(({ status, amount }) => status !== 'failed' && amount.value < 0).map(({ amount }) => amount.value),
  );

const lookByStatus = { success: 'good', awaiting_payment: 'waiting', pending: 'waiting', cancelled: 'over' } as const;

const State = ({ order }: { order: Order }) => {
  const t = useTranslations('accountPayments');
  const back = refunded(order);
  if (back > 0)
    return (
      <Pill tone="info" icon={<Undo2 className="icon-xs" />}>
        {t('refunded', { amount: formatMoney(back, order.total.currency) })}
      </Pill>
    );
  return <StatePill look={lookByStatus[order.status]}>{t(`status.${order.status}`)}</StatePill>;
};

const Tenders = ({ title, payments }: { title: string; payments: Order['payments'] }) => {
  const t = useTranslations();
  if (payments.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-body text-s font-medium tracking-[0] text-ink">{title}</h4>
      <Sums className="rounded-m border border-line bg-surface-2 px-4 py-3 text-s">
        {payments.map((payment) => (
          <Sum key={payment.id} label={tenderName(payment, t)}>
            <Price amountMinor={Math.abs(payment.amount.value)} currency={payment.amount.currency} />
          </Sum>
        ))}
      </Sums>
    </div>
  );
};

const Details = ({ order }: { order: Order }) => {
  const t = useTranslations('accountPayments');
  const words = useTranslations();
  const href = useHref();
  const { id, lineItems, payments, balance } = order;
  const valid = payments.filter(({ status }) => status !== 'failed');
  return (
    <div className="grid gap-4 px-4 pb-5 small:px-6">
      <Sums className="text-s">
        {lineItems.map((line) => (
          <Sum
            key={line.id}
            label={
              <>
                <span className="block text-ink">{line.name}</span>
                {line.summary}
              </>
            }
          >
            <Price amountMinor={line.price.value} currency={line.price.currency} />
          </Sum>
        ))}
      </Sums>
      <Tenders title={t('paidWith')} payments={valid.filter(({ amount }) => amount.value >= 0)} />
      <Tenders title={t('cameBack')} payments={valid.filter(({ amount }) => amount.value < 0)} />
      <OrderMoney heading="h4" orderId={id} tenderName={(tender) => tenderName(tender, words)} />
      {balance.value > 0 && (
        <p className="text-s">{t('stillDue', { amount: formatMoney(balance.value, balance.currency) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" size="medium" href={href(`/receipts/${id}`)}>
          <ReceiptText className="icon-s" />
          {t('receipt')}
        </LinkButton>
        <LinkButton variant="text" size="medium" href={href(`/booking-confirmed/${id}`, 'bookings')}>
          {t('show')}
        </LinkButton>
        <LinkButton variant="text" size="medium" href={href('/help/contact', 'bookings')}>
          {t('askOrder')}
        </LinkButton>
      </div>
    </div>
  );
};

/** What an order is called: its first lines. */
function useOrderName({ lineItems }: Order): string {
  const t = useTranslations('accountPayments');
  const names = [...new Set(lineItems.map(({ name }) => name))];
  const [first = t('order'), second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? t('two', { first, second }) : t('more', { first, count: names.length - 1 });
}

/** An order in one line; pressed it shows what was bought, how it was paid and what came back. */
export const OrderRow = ({ order }: { order: Order }) => {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const name = useOrderName(order);
  const details = `order-${order.id}`;
  return (
    <li className="border-line not-first:border-t">
      <h3>
        <button
          type="button"
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 px-4 py-4 text-left font-body text-m font-normal tracking-[0] focus-visible:-outline-offset-3 small:px-6"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="min-w-0">
            <span className="block font-medium wrap-break-word text-ink">{name}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-2">
              <span className="tabular-nums">{formatInstant(order.createdAt, locale)}</span>
              <span className="tabular-nums">{orderReference(order.id)}</span>
              <State order={order} />
            </span>
          </span>
          <Price className="font-medium text-ink" amountMinor={order.total.value} currency={order.total.currency} />
          <ChevronDown className={isOpen ? 'icon rotate-180 text-ink-3' : 'icon text-ink-3'} />
        </button>
      </h3>
      {isOpen && (
        <div id={details}>
          <Details order={order} />
        </div>
      )}
    </li>
  );
};
