'use client';

import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { OrderMoney } from '#components/booking/order-money/order-money.tsx';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { useLostFocus } from '#components/desk/frame/use-lost-focus.ts';
import { AwaitingPanel } from '#components/desk/paid/awaiting-panel.tsx';
import { deskOrderQuery } from '#components/desk/paid/order-query.ts';
import { Slip } from '#components/desk/paid/slip.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { TenderSum } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { PayBalance } from './pay-balance.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { getLeft } from './refundable.ts';

/** What staff call a way of paying, with the digits of a card that was paid with online. */
function deskTenderName({ tenderType, creditType, cardLast4 }: Omit<TenderSum, 'amount'>, t: Translate): string {
  const name = t(`desk.pay.tender.${creditType === null ? tenderType : (`${creditType}-credit` as const)}`);
  return cardLast4 === null ? name : t('desk.orders.cardEnding', { name, last4: cardLast4 });
}

/** One order: what was bought and paid, what became of the money in words, what can be given back and what is still to pay. */
export const OrderView = ({ orderId }: { orderId: string }) => {
  const t = useTranslations();
  const language = useLocale();
  const maySell = useMay('sell');
  const mayRefund = useMay('refunds');
  const { data: customer } = useActingCustomer();
  const { data: order, error, refetch } = useQuery(deskOrderQuery(browserApi, orderId));
  const [isRefunding, setRefunding] = useState(false);
  const refundButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, order?.balance.value ?? 0);
  if (error !== null && order === undefined) {
    return <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>;
  }
  if (order === undefined) return <Skeleton height={320} shape="control" />;
  const left = getLeft(order);
  const user = customer?.user.id === order.userId ? customer?.user : undefined;
  const name = user === undefined ? null : `${user.firstName} ${user.lastName}`;
  const close = () => {
    setRefunding(false);
    requestAnimationFrame(() => refundButton.current?.focus());
  };
  return (
    <DeskColumns label={t('desk.paid.slip')} aside={<Slip order={order} />}>
      <div className="grid gap-5" data-off-paper="">
        {order.balance.value > 0 ? (
          <>
            <AwaitingPanel order={order} name={name} language={language} />
            {maySell && <PayBalance order={order} />}
          </>
        ) : (
          <Panel aria-labelledby="order-head">
            <h2 id="order-head" className="heading-3" tabIndex={-1} ref={heading}>
              {t('desk.paid.orderNumber', { number: orderReference(order.id) })}
            </h2>
            <p>
              {t('desk.orders.facts', {
                total: order.total.formatted,
                when: formatInstant(order.createdAt, language),
                name: name ?? t(order.userId === null ? 'desk.acting.walkIn' : 'desk.orders.otherCustomer'),
              })}
            </p>
            {left < order.total.value && (
              <p>
                {t('desk.orders.returned', {
                  amount: formatMoney(order.total.value - left, order.total.currency),
                  left: formatMoney(left, order.total.currency),
                })}
              </p>
            )}
          </Panel>
        )}
        <OrderMoney heading="h3" orderId={orderId} tenderName={(tender) => deskTenderName(tender, t)} />
        {isRefunding ? (
          <RefundPanel order={order} onClose={close} />
        ) : (
          <div className="flex flex-wrap gap-2.5">
            <Button type="button" variant="secondary" onClick={() => window.print()}>
              <Printer className="icon" aria-hidden />
              {t('desk.paid.print')}
            </Button>
            {mayRefund && left > 0 && (
              <Button type="button" variant="secondary" ref={refundButton} onClick={() => setRefunding(true)}>
                <Undo2 className="icon" aria-hidden />
                {t('desk.refund.open')}
              </Button>
            )}
          </div>
        )}
      </div>
    </DeskColumns>
  );
};
