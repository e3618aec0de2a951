'use client';

import Timer from 'lucide-react/icons/timer';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { holdClock } from '#components/booking/hold/hold.ts';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { useLostFocus } from '#components/desk/frame/use-lost-focus.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import type { Desk } from '#contract/desk/desk.ts';
import type { DeskTender } from '#contract/desk/pay-front-of-house.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { AmountPanel } from './amount-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { CashPanel } from './cash-panel.tsx';
import { CreditPanel } from './credit-panel.tsx';
import type { PaySums } from './pay-state.ts';
import { WayChoice } from './way-choice.tsx';
import { getOtherTenders, getWays, type Way } from './ways.ts';

interface WayPanelProps {
  desk: Desk;
  cart: Cart;
  sums: PaySums;
  way: Way | undefined;
  onWay: (way: Way | undefined) => void;
  isBusy: boolean;
  onTake: (line: DeskTender) => void;
  onLeave: (() => void) | undefined;
  /** Makes the order when nothing is left to pay. */
  onComplete: () => void;
}

/** The ways to pay, and how the chosen one is taken. */
export const WayPanel = ({ desk, cart, sums, way, onWay, isBusy, onTake, onLeave, onComplete }: WayPanelProps) => {
  const t = useTranslations('desk');
  const isOnline = useIsOnline();
  const { due, over, taken } = sums;
  const box = useRef<HTMLElement>(null);
  useLostFocus(box, taken);
  const ways = getWays(desk, cart);
  const chosen = ways.find((one) => one === way);
  const until = holdClock(cart);
  const take = {
    due,
    currency: cart.currency,
    isBusy,
    reason: isOnline ? undefined : t('offline.reason'),
    onTake,
  };
  const onCash = ways.includes('cash') ? () => onWay('cash') : undefined;
  return (
    <section aria-label={t('pay.title')} tabIndex={-1} ref={box} className="grid gap-4">
      <p className="flex items-center gap-2 text-s">
        <Timer className="icon" aria-hidden />
        {until === null ? t('pay.bookedWhen') : t('pay.heldUntil', { time: until })}
      </p>
      {over > 0 && (
        <Notice tone="warning" role="alert">
          {t('pay.over', { amount: formatMoney(over, cart.currency) })}
        </Notice>
      )}
      {over > 0 ? null : due === 0 ? (
        <Panel aria-labelledby="nothing-due">
          <h2 id="nothing-due" className="heading-3">
            {t('pay.nothingDue')}
          </h2>
          <Button type="button" size="pay" loading={isBusy} reason={take.reason} onClick={onComplete}>
            {t('pay.complete')}
          </Button>
        </Panel>
      ) : (
        <>
          <WayChoice ways={ways} chosen={chosen} onChoose={onWay} />
          {chosen === undefined && <p>{t('pay.choose')}</p>}
          {/* Keyed by what is due: each part begins with the amount that is left. */}
          {chosen === 'cash' && <CashPanel key={due} {...take} />}
          {chosen === 'card' && (
            <CardPanel
              key={due}
              {...take}
              heldUntil={until}
              onCash={onCash}
              onLeave={onLeave}
              onBack={() => onWay(undefined)}
            />
          )}
          {chosen === 'credit' && <CreditPanel cart={cart} due={due} reason={take.reason} />}
          {(chosen === 'voucher' || chosen === 'gift-card') && (
            <AmountPanel key={`${chosen} ${due}`} way={chosen} tenders={[chosen]} {...take} />
          )}
          {chosen === 'other' && <AmountPanel key={due} way="other" tenders={getOtherTenders(desk)} {...take} />}
        </>
      )}
    </section>
  );
};
