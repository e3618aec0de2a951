'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { figureClass } from '#components/desk/pay/figure-class.ts';
import type { PaidSale } from '#components/desk/pay/pay-state.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { Order } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { formatMoney } from '#lib/format/format-money.ts';

/** The change first, and large; the sum where there is none. The focus is on it. */
export const PaidHead = ({ order, paid }: { order: Order; paid: PaidSale | null }) => {
  const t = useTranslations('desk.paid');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const change = paid?.change ?? 0;
  const { currency } = order.total;
  const taken = order.total.value - order.balance.value;
  const number = orderReference(order.id);
  const text =
    change > 0
      ? t('booked', {
          tendered: formatMoney(paid?.tendered ?? 0, currency),
          taken: formatMoney((paid?.tendered ?? 0) - change, currency),
          number,
        })
      : t('bookedOnly', { number });
  return (
    <section
      aria-labelledby="paid"
      data-off-paper=""
      className="on-dark relative grid gap-2 overflow-clip rounded-[16px] bg-dark px-7 py-6"
    >
      <CourtIllustration
        kind="football"
        view="crop"
        cover
        className="absolute -top-15 -right-30 size-[22.5rem] [--mk:rgb(255_255_255/0.2)]"
      />
      <h2 id="paid" className="relative heading-2" tabIndex={-1} ref={heading}>
        {t(change > 0 ? 'change' : 'title')}
      </h2>
      <p className={figureClass({ size: 'huge', tone: 'white' })}>
        {formatMoney(change > 0 ? change : taken, currency)}
      </p>
      <p className="relative max-w-[calc(100%-11rem)] text-pretty">{text}</p>
    </section>
  );
};
