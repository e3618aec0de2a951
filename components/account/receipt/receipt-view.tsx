'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/payments/orders.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { contentClass } from '../frame/content-class.ts';
import { tenderName } from '../money/tender-name.ts';
import { PrintButton } from './print-button.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { ReceiptWords } from './receipt-words.tsx';

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
