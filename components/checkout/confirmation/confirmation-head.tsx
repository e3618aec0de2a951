import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { firstUp } from './confirmation-facts.ts';

type ConfirmationHeadProps = {
  order: Order;
  email: string | null;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

const titles = { success: 'title', awaiting_payment: 'title', pending: 'pending', cancelled: 'cancelled' } as const;

function useLead({ order, email, renderedAt }: ConfirmationHeadProps): string {
  const text = useText();
  if (order.status === 'pending') return text('confirmation.pendingText');
  if (order.status === 'awaiting_payment') return text('confirmation.awaiting');
  const next = firstUp(order.items, new Date(renderedAt));
  if (order.status === 'cancelled' || email === null || next === null) return text('confirmation.leadThanks');
  if (next === undefined) return text('confirmation.leadPlain', { email });
  const { name, date, startsAt, near, part } = next;
  if (near === undefined)
    return text('confirmation.lead', { name, date: formatDate(date, text.language), time: startsAt, email });
  return text(near === 0 ? 'confirmation.leadToday' : 'confirmation.leadTomorrow', { name, part, email });
}

/** What the card paid, as it will stand on its statement; without a card what was paid at all. */
const Paid = ({ order: { total, balance, payments } }: { order: Order }) => {
  const text = useText();
  const card = payments.find(({ cardLast4, amount }) => cardLast4 !== null && amount.value > 0);
  const paid = card?.amount.value ?? total.value - balance.value;
  const amount = () => (
    <b>
      <Price amountMinor={paid} currency={total.currency} />
    </b>
  );
  if (paid <= 0) return text('confirmation.nothingToPay');
  if (card?.cardLast4 == null) return text.rich('confirmation.paid', { amount });
  return text.rich('confirmation.paidByCard', { amount, last4: card.cardLast4 });
};

/** It worked: what comes first, the reference, and what was paid. The heading has the focus. */
export const ConfirmationHead = (props: ConfirmationHeadProps) => {
  const { order } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mode } = useSite();
  // A frame shows the name of the page in its own strip.
  const Heading = mode === 'embedded' ? 'h2' : 'h1';
  const lead = useLead(props);
  return (
    <div className="won on-dark">
      <CourtIllustration className="won__mark" kind="football" view="crop" />
      <div className="container won__in">
        {order.status === 'success' && (
          <p className="won__done small">
            <CircleCheck className="icon" />
            {text('confirmation.done')}
          </p>
        )}
        <Heading className="h-display" ref={heading} tabIndex={-1}>
          {text(`confirmation.${titles[order.status]}`)}
        </Heading>
        <p className="lead" role={order.status === 'pending' ? 'status' : undefined}>
          {lead}
        </p>
        <p className="won__ref">
          <span>
            {text('confirmation.reference')} <b className="code">{orderReference(order.id)}</b>
          </span>
          <span>
            <Paid order={order} />
          </span>
        </p>
      </div>
    </div>
  );
};
