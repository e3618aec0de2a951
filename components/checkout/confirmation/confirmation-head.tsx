import { cx } from 'class-variance-authority';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { codeText } from '#components/booking/entry/entry-look.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { firstUp, isAllCancelled } from './confirmation-facts.ts';

type ConfirmationHeadProps = {
  order: Order;
  email: string | null;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
};

const titles = { success: 'title', awaiting_payment: 'title', pending: 'pending', cancelled: 'cancelled' } as const;

function useLead({ order, email, renderedAt }: ConfirmationHeadProps): string {
  const t = useTranslations('confirmation');
  const locale = useLocale();
  if (order.status === 'pending') return t('pendingText');
  if (order.status === 'awaiting_payment') return t('awaiting');
  const next = firstUp(order.items, new Date(renderedAt));
  if (order.status === 'cancelled' || email === null || next === null) return t('leadThanks');
  if (next === undefined) return t('leadPlain', { email });
  const { name, date, startsAt, near, part } = next;
  if (near === undefined) return t('lead', { name, date: formatDate(date, locale), time: startsAt, email });
  return t(near === 0 ? 'leadToday' : 'leadTomorrow', { name, part, email });
}

const strong = 'font-medium text-white print:text-[#000]';

/** The amount charged to the card, as it will appear on its statement; without a card the total paid. */
const Paid = ({ order: { total, balance, payments } }: { order: Order }) => {
  const t = useTranslations('confirmation');
  const card = payments.find(({ cardLast4, amount }) => cardLast4 !== null && amount.value > 0);
  const paid = card?.amount.value ?? total.value - balance.value;
  const amount = () => (
    <b className={strong}>
      <Price amountMinor={paid} currency={total.currency} />
    </b>
  );
  if (paid <= 0 && balance.value > 0) {
    return (
      <>
        {t('stillDue')}{' '}
        <b className={strong}>
          <Price amountMinor={balance.value} currency={balance.currency} />
        </b>
      </>
    );
  }
  if (paid <= 0) return t('nothingToPay');
  if (card?.cardLast4 == null) return t.rich('paid', { amount });
  return t.rich('paidByCard', { amount, last4: card.cardLast4 });
};

/** The success heading with the next session, the reference and the amount paid. The heading takes the focus. */
export const ConfirmationHead = (props: ConfirmationHeadProps) => {
  const order = isAllCancelled(props.order.items) ? { ...props.order, status: 'cancelled' as const } : props.order;
  const t = useTranslations('confirmation');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mode } = useSite();
  // The embedded layout shows the page's name in its own header strip.
  const Heading = mode === 'embedded' ? 'h2' : 'h1';
  const lead = useLead({ ...props, order });
  return (
    <div className="on-dark relative overflow-clip print:bg-transparent print:text-[#000] print:[--heading-color:#000]">
      <CourtIllustration
        className={cx(
          // Large type, or a very small screen, has no room for it beside the text.
          'absolute max-large:-top-15 max-large:-right-28 max-large:w-[15rem] max-large:[scale:-1_1] max-compact:hidden print:hidden',
          'large:-top-14 large:right-[calc(50%-608px)] large:w-[26.25rem]',
        )}
        kind="football"
        view="crop"
      />
      <div className="relative page-width grid gap-3 py-[2.5rem] large:py-[3.5rem] print:pt-0 print:pb-4">
        {order.status === 'success' && (
          <p className="flex max-w-[46ch] items-center gap-2 text-s font-medium text-on-dark-accent print:text-[#000]">
            <CircleCheck className="icon" />
            {t('done')}
          </p>
        )}
        <Heading className="justify-self-start heading-display" ref={heading} tabIndex={-1}>
          {t(`${titles[order.status]}`)}
        </Heading>
        <p className="max-w-[46ch] text-l text-balance" role={order.status === 'pending' ? 'status' : undefined}>
          {lead}
        </p>
        <p className="mt-2 flex max-w-[46ch] flex-wrap gap-x-6 gap-y-2 text-s/[1.5]">
          <span>
            {t('reference')} <b className={cx(codeText, 'text-white print:text-[#000]')}>{orderReference(order.id)}</b>
          </span>
          <span>
            <Paid order={order} />
          </span>
        </p>
      </div>
    </div>
  );
};
