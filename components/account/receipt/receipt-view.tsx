'use client';

import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'next-intl';
import { contentClass } from '#components/account/frame/layout.tsx';
import { tenderName } from '#components/account/money/tender-name.ts';
import { OrderMoney } from '#components/booking/order-money/order-money.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/payments/orders.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

/** Below a receipt, and not on its paper: what became of the money of the order, in words. */
const ReceiptWords = ({ orderId }: { orderId: string }) => {
  const t = useTranslations();
  return (
    <div className="print:hidden">
      <QueryProvider>
        <OrderMoney heading="h3" orderId={orderId} tenderName={(tender) => tenderName(tender, t)} />
      </QueryProvider>
    </div>
  );
};

/** Prints the page. */
const PrintButton = () => {
  const t = useTranslations('receipt');
  return (
    <Button type="button" variant="secondary" onClick={() => window.print()}>
      <Printer className="icon-s" />
      {t('print')}
    </Button>
  );
};

type ReceiptViewProps = {
  order: Order;
  operatorName: string;
  /** The address of the payments. */
  back: string;
};

const Tenders = ({ title, payments }: { title: string; payments: readonly PaymentRecord[] }) => {
  const t = useTranslations();
  if (payments.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="heading-4">{title}</h3>
      <Sums className="text-s">
        {payments.map((payment) => (
          <Sum key={payment.id} label={tenderName(payment, t)}>
            <Price amountMinor={payment.amount.value} currency={payment.amount.currency} />
          </Sum>
        ))}
      </Sums>
    </section>
  );
};

const cell = 'border-t border-line py-2.5 align-top';
const figure = `${cell} pl-4 text-right whitespace-nowrap tabular-nums`;

/** What was bought: each line with its quantity, the tax in it and its price, then the total. */
const ReceiptTable = ({ order: { lineItems, total, taxTotal } }: { order: Order }) => {
  const t = useTranslations('receipt');
  return (
    <table className="w-full border-collapse text-s">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="pb-2 font-medium">
            {t('item')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('quantity')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('tax')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lineItems.map(({ id, name, summary, quantity = 1, tax, price }) => (
          <tr key={id}>
            <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
              <span className="block text-ink">{name}</span>
              {summary}
            </th>
            <td className={figure}>{quantity}</td>
            <td className={figure}>{tax !== undefined && <Price amountMinor={tax.value} currency={tax.currency} />}</td>
            <td className={figure}>
              <Price amountMinor={price.value} currency={price.currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium text-ink">
        <tr>
          <th scope="row" className={`${cell} text-left font-medium`}>
            {t('total')}
          </th>
          <td className={figure} />
          <td className={figure}>
            <Price amountMinor={taxTotal.value} currency={taxTotal.currency} />
          </td>
          <td className={figure}>
            <Price amountMinor={total.value} currency={total.currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** The receipt of an order as it is printed, with the ways to print it and to keep it as a file. */
export const ReceiptView = ({ order, operatorName, back }: ReceiptViewProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { id, balance, total, createdAt } = order;
  const reference = orderReference(id);
  const payments = order.payments.filter(({ status }) => status !== 'failed');
  return (
    <div className={contentClass}>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a className={buttonClass({ variant: 'primary' })} href={`/api/v1/orders/${id}/receipt`} download>
          <Download className="icon-s" />
          {t('receipt.download')}
        </a>
        <PrintButton />
        <a className={buttonClass({ variant: 'text' })} href={back}>
          {t('receipt.back')}
        </a>
      </div>
      <Panel aria-labelledby="receipt" data-paper="" gap="wide">
        <div>
          <p className="text-s">{operatorName}</p>
          <h2 className="heading-2" id="receipt">
            {t('receipt.numberedTitle', { reference })}
          </h2>
          <p className="text-s">{formatDate(venueClock(new Date(createdAt), siteZone).date, locale)}</p>
        </div>
        <ReceiptTable order={order} />
        <Tenders title={t('accountPayments.paidWith')} payments={payments.filter(({ amount }) => amount.value > 0)} />
        <Tenders title={t('accountPayments.cameBack')} payments={payments.filter(({ amount }) => amount.value < 0)} />
        {balance.value > 0 && (
          <Sums className="text-s">
            <Sum label={t('receipt.due')}>
              <Price amountMinor={balance.value} currency={balance.currency} />
            </Sum>
          </Sums>
        )}
        {total.value === 0 && payments.length === 0 && <p className="text-s">{t('receipt.noCost')}</p>}
      </Panel>
      <ReceiptWords orderId={id} />
    </div>
  );
};
