import Printer from 'lucide-react/icons/printer';
import type { Order } from '../../contract/orders.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';

/** What was paid, and with what. */
export const Receipt = ({ order }: { order: Order }) => {
  const text = useText();
  const { total, balance, payments } = order;
  return (
    <section className="panel" aria-labelledby="receipt">
      <h2 className="h-3" id="receipt">{text('confirmation.receipt')}</h2>
      <dl className="sums small">
        <div>
          <dt>{text('confirmation.orderTotal')}</dt>
          <dd><Price amountMinor={total.value} currency={total.currency} /></dd>
        </div>
        {payments.filter(({ status }) => status !== 'failed').map(({ id, creditType, description, amount }) => (
          <div key={id}>
            <dt>{creditType === null ? description || text('confirmation.card') : text(`confirmation.${creditType}Credit`)}</dt>
            <dd><Price amountMinor={creditType === null ? amount.value : -amount.value} currency={amount.currency} /></dd>
          </div>
        ))}
        {balance.value > 0 && (
          <div>
            <dt>{text('confirmation.stillDue')}</dt>
            <dd><Price amountMinor={balance.value} currency={balance.currency} /></dd>
          </div>
        )}
      </dl>
      <Button variant="text" size="medium" onClick={() => window.print()}>
        <Printer className="icon icon--s" />
        {text('confirmation.print')}
      </Button>
    </section>
  );
};
