'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { useLostFocus } from '#components/desk/frame/use-lost-focus.ts';
import { deskOrderQuery } from '#components/desk/paid/order-query.ts';
import { AmountPanel } from '#components/desk/pay/amount-panel.tsx';
import { CardPanel } from '#components/desk/pay/card-panel.tsx';
import { CashPanel } from '#components/desk/pay/cash-panel.tsx';
import { WayChoice } from '#components/desk/pay/way-choice.tsx';
import { getOtherTenders, getWays, type Way } from '#components/desk/pay/ways.ts';
import { deskQuery } from '#components/desk/sale/queries.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import type { Order } from '#contract/payments/orders.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

const noCredits = { credits: [] };

/** Takes what is still to be paid for an order; each part is booked as it is taken. */
export const PayBalance = ({ order }: { order: Order }) => {
  const t = useTranslations();
  const client = useQueryClient();
  const showToast = useToast();
  const isOnline = useIsOnline();
  const { data: desk, isError, refetch } = useQuery(deskQuery(browserApi, useDesk().venue.slug));
  const [way, setWay] = useState<Way>();
  const due = order.balance.value;
  const { currency } = order.total;
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, due);
  const paying = useMutation({
    ...onceMutation(browserApi, 'payOrderBalance'),
    onSuccess: ({ data: { change } }) => {
      setWay(undefined);
      const message =
        change.value > 0 ? t('desk.orders.paidChange', { change: change.formatted }) : t('desk.orders.paid');
      showToast({ type: 'success', message, duration: change.value > 0 ? 0 : undefined });
      void client.invalidateQueries({ queryKey: deskOrderQuery(browserApi, order.id).queryKey });
    },
  });
  if (due <= 0) return null;
  if (desk === undefined)
    return isError && <RetryNotice onRetry={() => void refetch()}>{t('desk.orders.waysUnread')}</RetryNotice>;
  const ways = getWays(desk, noCredits);
  const take = {
    due,
    currency,
    isBusy: paying.isPending,
    reason: isOnline ? undefined : t('desk.offline.reason'),
    onTake: (line: DeskTender) => paying.mutate({ params: { orderId: order.id }, body: { payments: [line] } }),
  };
  return (
    <section aria-labelledby="pay-balance" className="grid gap-4">
      <h2 id="pay-balance" className="heading-3" tabIndex={-1} ref={heading}>
        {t('desk.orders.payBalance', { amount: formatMoney(due, currency) })}
      </h2>
      {paying.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(paying.error, t)}
        </Notice>
      )}
      <WayChoice ways={ways} chosen={way} onChoose={setWay} />
      {way === 'cash' && <CashPanel key={due} {...take} />}
      {way === 'card' && (
        <CardPanel
          key={due}
          {...take}
          heldUntil={null}
          onCash={ways.includes('cash') ? () => setWay('cash') : undefined}
          onLeave={undefined}
          onBack={() => setWay(undefined)}
        />
      )}
      {(way === 'voucher' || way === 'gift-card') && (
        <AmountPanel key={`${way} ${due}`} way={way} tenders={[way]} {...take} />
      )}
      {way === 'other' && <AmountPanel key={due} way="other" tenders={getOtherTenders(desk)} {...take} />}
    </section>
  );
};
