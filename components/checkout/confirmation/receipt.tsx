'use client';

import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import { joinSavings } from '#contract/cart/rules/join-savings.ts';
import type { Order } from '#contract/payments/orders.ts';
import type { PaymentRecord } from '#contract/payments/tenders.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The name of a payment method: translated where we know the method, else as the provider names it. */
function getMethod({ tenderType, creditType, cardLast4, description }: PaymentRecord, t: Translate): string {
  if (creditType !== null) return t(`confirmation.${creditType}Credit`);
  if (cardLast4 !== null) return t('confirmation.cardEnding', { last4: cardLast4 });
  if (tenderType !== 'online' && tenderType !== 'credit') return t(`confirmation.tenders.${tenderType}`);
  return description || t('confirmation.card');
}

function getName(payment: PaymentRecord, t: Translate): string {
  const name = getMethod(payment, t);
  return payment.amount.value < 0 ? t('confirmation.refundOf', { name }) : name;
}

/** Credit is shown as a deduction. */
const signed = ({ creditType, amount }: PaymentRecord): number => (creditType === null ? amount.value : -amount.value);

/** What it would have cost, and each saving by name; nothing where nothing was saved. */
const Savings = ({ order: { items, total } }: { order: Order }) => {
  const t = useTranslations();
  const savings = joinSavings(items.flatMap((item) => item.savings ?? []));
  const saved = savings.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (saved === 0) return null;
  return (
    <>
      <Sum label={t('confirmation.beforeSavings')}>
        <Price amountMinor={total.value + saved} currency={total.currency} />
      </Sum>
      {savings.map(({ kind, name, amountMinor }) => (
        <Sum
          key={`${kind} ${name}`}
          label={name ?? t(kind === 'member_price' ? 'booking.memberPrice' : `booking.${kind}`)}
          tone="saving"
        >
          <Price amountMinor={-amountMinor} currency={total.currency} />
        </Sum>
      ))}
    </>
  );
};

/** The amounts paid, by payment method, and what was saved. */
export const Receipt = ({ order }: { order: Order }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { mode } = useSite();
  const { total, taxTotal, balance, payments } = order;
  return (
    <Panel aria-labelledby="receipt" data-paper="">
      <h2 className="heading-3" id="receipt">
        {t('confirmation.receipt')}
      </h2>
      <p className="text-s not-print:hidden">{formatDate(order.createdAt, locale)}</p>
      <Sums className="text-s not-print:hidden">
        {order.lineItems.map(({ id, name, price }) => (
          <Sum key={id} label={name}>
            <Price amountMinor={price.value} currency={price.currency} />
          </Sum>
        ))}
      </Sums>
      <Sums className="text-s">
        <Savings order={order} />
        <Sum label={t('confirmation.orderTotal')}>
          <Price amountMinor={total.value} currency={total.currency} />
        </Sum>
        {payments
          .filter(({ status }) => status !== 'failed')
          .map((payment) => (
            <Sum key={payment.id} label={getName(payment, t)}>
              <Price amountMinor={signed(payment)} currency={payment.amount.currency} />
            </Sum>
          ))}
        {balance.value > 0 && (
          <Sum label={t('confirmation.stillDue')}>
            <Price amountMinor={balance.value} currency={balance.currency} />
          </Sum>
        )}
      </Sums>
      {taxTotal.value > 0 && (
        <p className="text-s text-ink-3">
          {t.rich('confirmation.tax', {
            amount: () => <Price amountMinor={taxTotal.value} currency={taxTotal.currency} />,
          })}
        </p>
      )}
      {mode !== 'kiosk' && (
        <Button variant="text" size="medium" className="print:hidden" onClick={() => window.print()}>
          <Printer className="icon-s" />
          {t('confirmation.print')}
        </Button>
      )}
    </Panel>
  );
};
