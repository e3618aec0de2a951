import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import type { Order } from '../../contract/orders.ts';
import { orderReference } from '../../lib/format/entry-code.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { byStart } from '../../lib/rules/confirmation.ts';
import { sessionsOf } from '../../lib/rules/order-line.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { Marking } from '../markings/marking.tsx';
import { Price } from '../ui/price.tsx';

type ConfirmationHeadProps = {
  order: Order;
  email: string | null;
};

const titles = { success: 'title', awaiting_payment: 'title', pending: 'pending', cancelled: 'cancelled' } as const;

function useLead(order: Order, email: string | null): string {
  const text = useText();
  if (order.status === 'pending') return text('confirmation.pendingText');
  if (order.status === 'awaiting_payment') return text('confirmation.awaiting');
  const [item] = byStart(order.items);
  const session = item && sessionsOf(item)[0];
  if (order.status === 'cancelled' || email === null) return text('confirmation.leadThanks');
  if (item === undefined || session === undefined) return text('confirmation.leadPlain', { email });
  const when = `${formatDate(session.date, text.language)}, ${session.startsAt}`;
  return text('confirmation.lead', { name: item.name, when, email });
}

/** It worked: what comes first, the reference, and what was paid. The heading has the focus. */
export const ConfirmationHead = ({ order, email }: ConfirmationHeadProps) => {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mode } = useSite();
  // A frame shows the name of the page in its own strip.
  const Heading = mode === 'embedded' ? 'h2' : 'h1';
  const lead = useLead(order, email);
  const paid = order.total.value - order.balance.value;
  const amount = () => <b><Price amountMinor={paid} currency={order.total.currency} /></b>;
  return (
    <div className="won on-dark">
      <Marking className="won__mark" kind="football" view="crop" />
      <div className="container won__in">
        {order.status === 'success' && (
          <p className="won__done small">
            <CircleCheck className="icon" />
            {text('confirmation.done')}
          </p>
        )}
        <Heading className="h-display" ref={heading} tabIndex={-1}>{text(`confirmation.${titles[order.status]}`)}</Heading>
        <p className="lead" role={order.status === 'pending' ? 'status' : undefined}>{lead}</p>
        <p className="won__ref">
          <span>
            {text('confirmation.reference')} <b>{orderReference(order.id)}</b>
          </span>
          <span>{paid > 0 ? text.rich('confirmation.paid', { amount }) : text('confirmation.nothingToPay')}</span>
        </p>
      </div>
    </div>
  );
};
