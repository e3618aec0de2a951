'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { deskQuery } from '#components/desk/sale/queries.ts';
import { useSale } from '#components/desk/sale/use-sale.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { OrderPanel } from './order-panel.tsx';
import { PayRefused } from './pay-refused.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { getPaySums } from './pay-sums.ts';
import { PayUnknown } from './pay-unknown.tsx';
import { useKeepHeld } from './use-keep-held.ts';
import { usePay } from './use-pay.ts';
import { useTakenMoney } from './use-taken-money.ts';
import { WayPanel } from './way-panel.tsx';
import type { Way } from './ways.ts';

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
