import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/orders.ts';
import type { PaymentRecord } from '#contract/tenders.ts';
import { formatDate } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** The name of a payment method: translated where we know the method, else as the provider names it. */
function getName({ creditType, cardLast4, description }: PaymentRecord, t: Translate): string {
  if (creditType !== null) return t(`confirmation.${creditType}Credit`);
  if (cardLast4 !== null) return t('confirmation.cardEnding', { last4: cardLast4 });
  return description || t('confirmation.card');
}

/** Credit is shown as a deduction. */
const signed = ({ creditType, amount }: PaymentRecord): number => (creditType === null ? amount.value : -amount.value);

/** The amounts paid, by payment method. */
export const Receipt = ({ order }: { order: Order }) => {
  const t = useTranslations();
  const locale = useLocale();
  const { mode } = useSite();
  const { total, taxTotal, balance, payments } = order;
  return (
    <section className="panel" aria-labelledby="receipt">
      <h2 className="heading-3" id="receipt">
        {t('confirmation.receipt')}
      </h2>
      <p className="small on-paper">{formatDate(order.createdAt, locale)}</p>
      <dl className="sums small on-paper">
        {order.lineItems.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Price amountMinor={price.value} currency={price.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="sums small">
        <div>
          <dt>{t('confirmation.orderTotal')}</dt>
          <dd>
            <Price amountMinor={total.value} currency={total.currency} />
          </dd>
        </div>
        {payments
          .filter(({ status }) => status !== 'failed')
          .map((payment) => (
            <div key={payment.id}>
              <dt>{getName(payment, t)}</dt>
              <dd>
                <Price amountMinor={signed(payment)} currency={payment.amount.currency} />
              </dd>
            </div>
          ))}
        {balance.value > 0 && (
          <div>
            <dt>{t('confirmation.stillDue')}</dt>
            <dd>
              <Price amountMinor={balance.value} currency={balance.currency} />
            </dd>
          </div>
        )}
      </dl>
      {taxTotal.value > 0 && (
        <p className="small muted">
          {t.rich('confirmation.tax', {
            amount: () => <Price amountMinor={taxTotal.value} currency={taxTotal.currency} />,
          })}
        </p>
      )}
      {mode !== 'kiosk' && (
        <Button variant="text" size="medium" className="off-paper" onClick={() => window.print()}>
          <Printer className="icon icon--s" />
          {t('confirmation.print')}
        </Button>
      )}
    </section>
  );
};
