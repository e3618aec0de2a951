import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import type { PaymentState } from './payment-state.ts';

type PayButtonProps = {
  cart: Pick<Cart, 'totals' | 'currency'>;
  state: Pick<PaymentState, 'status' | 'lastFailure'>;
  /** The card token is being requested. */
  isAsking: boolean;
  /** The card form failed to load. */
  isBroken: boolean;
  onPrepare: () => void;
};

const Label = ({ children }: { children: ReactNode }) => (
  <>
    <Lock className="icon-s" />
    <span className="inline-flex items-center gap-2">{children}</span>
  </>
);

/**
 * The pay button, labelled with the amount. It submits nothing before hydration: the browser would load the page again, and
 * what was typed would be lost.
 */
export const PayButton = ({ cart, state: { status, lastFailure }, isAsking, isBroken, onPrepare }: PayButtonProps) => {
  const t = useTranslations('checkout');
  const type = useIsHydrated() ? 'submit' : 'button';
  const { balance } = cart.totals;
  const amount = () => (
    <Price
      className="text-[calc(1.75rem*max(var(--heading-scale),0.72))]/none font-headline tracking-[0.01em]"
      amountMinor={balance}
      currency={cart.currency}
      figure
    />
  );
  const look = { block: true, size: 'pay' } as const;
  if (balance === 0)
    return (
      <Button {...look} type={type}>
        <Label>{t('payment.complete')}</Label>
      </Button>
    );
  if (status === 'prepare_failed')
    return (
      <Button {...look} type="button" onClick={onPrepare}>
        {t('payment.retry')}
      </Button>
    );
  if (status === 'failed') return null;
  const isPreparing = status === 'idle' || status === 'preparing';
  const waitsFor = isPreparing ? t('payment.preparing') : isBroken ? t('payment.noCardForm') : null;
  const reason = waitsFor === null ? undefined : <Label>{waitsFor}</Label>;
  return (
    <Button {...look} type="submit" loading={isAsking} reason={reason}>
      <Label>{t.rich(lastFailure === null ? 'payment.pay' : 'payment.tryAgain', { amount })}</Label>
    </Button>
  );
};
