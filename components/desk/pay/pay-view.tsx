'use client';

import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { holdEnd, WARNING_SECONDS } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { deskQuery } from '#components/desk/sale/queries.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Spinner } from '#components/ui/feedback/spinner.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { OrderPanel } from './order-panel.tsx';
import { PayRefused } from './pay-refused.tsx';
import { getPaySums, isTakenMoney, nothingTaken } from './pay-state.ts';
import { usePay } from './use-pay.ts';
import { WayPanel } from './way-panel.tsx';
import type { Way } from './ways.ts';

/** The answer of a payment was lost on the way: there is no way to pay until it is known. */
const PayUnknown = ({ onAskAgain }: { onAskAgain: () => void }) => {
  const t = useTranslations('desk.pay');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel aria-labelledby="unknown" className="max-w-[40rem]">
      <div className="flex items-center gap-4">
        <Spinner />
        <h2 id="unknown" className="heading-3" tabIndex={-1} ref={heading}>
          {t('unknown')}
        </h2>
      </div>
      <p role="status">
        <b className="font-medium">{t('unknownDont')}</b> {t('unknownHelp')}
      </p>
      <Button type="button" variant="secondary" onClick={onAskAgain}>
        <RefreshCw className="icon-s" aria-hidden />
        {t('askAgain')}
      </Button>
    </Panel>
  );
};

/** The payment while it is read, in its final shape. */
const PaySkeleton = () => {
  const t = useTranslations('desk.pay');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-6 medium:grid-cols-[minmax(0,1fr)_20.5rem] large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8"
    >
      <div className="grid gap-4">
        <Skeleton height={80} shape="control" />
        <Skeleton height={400} shape="control" />
      </div>
      <Skeleton height={320} shape="control" />
    </div>
  );
};

/** Holds the places of a sale for longer while it is being paid, as often as that is allowed. */
function useKeepHeld(cart: Cart | undefined): void {
  const { holdAgain } = useSaleWrites();
  const seconds = useSecondsLeft(cart === undefined ? null : holdEnd(cart));
  const isEnding = seconds !== null && seconds > 0 && seconds <= WARNING_SECONDS;
  const extend = useEffectEvent(() => {
    const held = cart?.items.filter(({ holdExpiresAt, holdExpired }) => holdExpiresAt !== null && !holdExpired) ?? [];
    if (cart !== undefined && cart.hold.extensionsLeft > 0 && held.length > 0) holdAgain(held.map(({ id }) => id));
  });
  useEffect(() => {
    if (isEnding) extend();
  }, [isEnding]);
}

/** The money taken for a sale so far, kept for this tab: a reload loses none of it. */
function useTakenMoney(cartUuid: string | undefined) {
  const [taken, change] = useKeptState('desk.taken', nothingTaken, isTakenMoney);
  const lines = taken.cartUuid === cartUuid ? taken.lines : nothingTaken.lines;
  const set = (next: DeskTender[]) => change(() => ({ cartUuid: cartUuid ?? '', lines: next }));
  return {
    lines,
    add: (line: DeskTender) => set([...lines, line]),
    takeOff: (index: number) => set(lines.filter((_, at) => at !== index)),
    forget: () => change(() => nothingTaken),
  };
}

interface PayViewProps {
  /** The way that was chosen at the sale. */
  first: Way | undefined;
  renderedAt: number;
}

/** Takes the money for a sale, in as many parts as it needs. Booked when the last part is in. */
export const PayView = ({ first, renderedAt }: PayViewProps) => {
  const t = useTranslations();
  const { slug, timezone } = useDesk().venue;
  const { data: desk, isError: hasNoDesk, refetch: readDesk } = useQuery(deskQuery(browserApi, slug));
  const { data: cart, isError, refetch } = useSale();
  const { data: customer } = useActingCustomer();
  const taken = useTakenMoney(cart?.uuid);
  const paying = usePay({ cart, onPaid: taken.forget });
  const { date: today } = venueClock(useNow(renderedAt), timezone);
  const [way, setWay] = useState<Way | undefined>(first);
  useKeepHeld(paying.isPaying ? undefined : cart);
  if (paying.isUnknown) return <PayUnknown onAskAgain={paying.askAgain} />;
  if (cart === undefined || desk === undefined) {
    if (!isError && !hasNoDesk) return <PaySkeleton />;
    const retry = () => void Promise.all([refetch(), readDesk()]);
    return <RetryNotice onRetry={retry}>{t('desk.pay.failed')}</RetryNotice>;
  }
  const sums = getPaySums(cart, taken.lines);
  if (paying.refusal !== null) {
    return <PayRefused {...paying.refusal} cart={cart} sums={sums} onCarryOn={paying.forgetRefusal} />;
  }
  if (cart.items.length === 0 && !paying.isPaying) {
    return (
      <EmptyState title={t('desk.pay.nothing')} action={<LinkButton href="/">{t('desk.pay.toSale')}</LinkButton>} />
    );
  }
  const mayLeave = desk.mayLeaveBalance && customer !== undefined && sums.due > 0 && !paying.isPaying;
  const leave = mayLeave ? () => paying.pay(taken.lines) : undefined;
  return (
    <DeskColumns
      label={t('desk.pay.order')}
      aside={
        <OrderPanel
          cart={cart}
          customer={customer}
          lines={taken.lines}
          sums={sums}
          today={today}
          onTakeOff={paying.isPaying ? undefined : taken.takeOff}
          onLeave={leave}
        />
      }
    >
      <WayPanel
        desk={desk}
        cart={cart}
        sums={sums}
        way={way}
        onWay={setWay}
        isBusy={paying.isPaying}
        onLeave={leave}
        onTake={(line) => {
          if (line.amount === sums.due) paying.pay([...taken.lines, line]);
          else {
            taken.add(line);
            setWay(undefined);
          }
        }}
        onComplete={() => paying.pay(taken.lines)}
      />
    </DeskColumns>
  );
};
