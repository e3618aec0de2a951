import Printer from 'lucide-react/icons/printer';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/orders.ts';
import type { PaymentRecord } from '#contract/tenders.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { Text } from '#lib/i18n/text.ts';
import { useSite } from '#lib/zones/site-context.tsx';

/** What paid, in the visitor's language where we know what it was, else in the words of whoever took the money. */
function getName({ creditType, cardLast4, description }: PaymentRecord, text: Text): string {
  if (creditType !== null) return text(`confirmation.${creditType}Credit`);
  if (cardLast4 !== null) return text('confirmation.cardEnding', { last4: cardLast4 });
  return description || text('confirmation.card');
}

/** Credit takes off what is left to pay. */
const signed = ({ creditType, amount }: PaymentRecord): number => (creditType === null ? amount.value : -amount.value);

/** What was paid, and with what. */
export const Receipt = ({ order }: { order: Order }) => {
  const text = useText();
  const { mode } = useSite();
  const { total, taxTotal, balance, payments } = order;
  return (
    <section className="panel" aria-labelledby="receipt">
      <h2 className="h-3" id="receipt">
        {text('confirmation.receipt')}
      </h2>
      <p className="small on-paper">{formatDate(order.createdAt, text.language)}</p>
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
          <dt>{text('confirmation.orderTotal')}</dt>
          <dd>
            <Price amountMinor={total.value} currency={total.currency} />
          </dd>
        </div>
        {payments
          .filter(({ status }) => status !== 'failed')
          .map((payment) => (
            <div key={payment.id}>
              <dt>{getName(payment, text)}</dt>
              <dd>
                <Price amountMinor={signed(payment)} currency={payment.amount.currency} />
              </dd>
            </div>
          ))}
        {balance.value > 0 && (
          <div>
            <dt>{text('confirmation.stillDue')}</dt>
            <dd>
              <Price amountMinor={balance.value} currency={balance.currency} />
            </dd>
          </div>
        )}
      </dl>
      {taxTotal.value > 0 && (
        <p className="small muted">
          {text.rich('confirmation.tax', {
            amount: () => <Price amountMinor={taxTotal.value} currency={taxTotal.currency} />,
          })}
        </p>
      )}
      {mode !== 'kiosk' && (
        <Button variant="text" size="medium" className="off-paper" onClick={() => window.print()}>
          <Printer className="icon icon--s" />
          {text('confirmation.print')}
        </Button>
      )}
    </section>
  );
};
