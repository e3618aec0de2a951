import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { hasLapsed, holdsPlaces } from '#components/booking/hold/hold.ts';
import { SummaryNote } from '#components/booking/lines/order-summary.tsx';
import { OrderSums } from '#components/booking/lines/order-sums.tsx';
import { TermsAgreement } from '#components/booking/terms-agreement.tsx';
import type { useTerms } from '#components/booking/use-terms.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { Price } from '#components/ui/price.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { problemText } from './calls/problem-text.ts';
import { CardPart } from './card-part.tsx';
import { PaymentMessage } from './payment-message.tsx';
import type { PaymentProblem } from './payment-problem.ts';
import type { PaymentState } from './payment-state.ts';
import { ProviderBox } from './provider-box.tsx';
import type { useCard } from './use-card.ts';

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

/** Where the card is entered when the provider has a page of its own. */
const PageNote = ({ holdsPlaces }: { holdsPlaces: boolean }) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('page.secure')}>
      <p className="max-w-[60ch]">{t('page.note', { held: String(holdsPlaces) })}</p>
    </ProviderBox>
  );
};

type PaymentPanelProps = {
  cart: Cart;
  state: PaymentState;
  /** The card is entered on a page of the provider. */
  isOnPage: boolean;
  card: ReturnType<typeof useCard>;
  terms: ReturnType<typeof useTerms>;
  /** The card error that the provider's frame reported. */
  cardProblem: PaymentProblem | null;
  isAsking: boolean;
  onPrepare: () => void;
};

const lapsedProblem: PaymentProblem = { kind: 'hold_expired' };

/** The payment section: card form, totals, terms and the pay button. */
export const PaymentPanel = ({
  cart,
  state,
  isOnPage,
  card,
  terms,
  cardProblem,
  isAsking,
  onPrepare,
}: PaymentPanelProps) => {
  const t = useTranslations();
  const isLapsed = hasLapsed(cart);
  const isFree = cart.totals.balance === 0 && !isLapsed;
  const problem = state.error ?? state.lastFailure ?? (isLapsed ? lapsedProblem : null);
  const amount = () => <Price amountMinor={cart.totals.balance} currency={cart.currency} />;
  return (
    <Panel aria-labelledby="payment">
      <PanelHead>
        <h2 className="heading-3" id="payment" tabIndex={-1}>
          {t('checkout.payment.title')}
        </h2>
        {!isFree && !isLapsed && <p>{t.rich('checkout.payment.onCard', { amount })}</p>}
      </PanelHead>
      {problem !== null && <PaymentMessage problem={problem} cart={cart} onAccept={onPrepare} />}
      {state.isAmountNew && problem === null && (
        <Notice tone="info" role="status">
          {t('checkout.payment.amountChanged', { amount: formatMoney(cart.totals.balance, cart.currency) })}
        </Notice>
      )}
      {!isFree &&
        !isLapsed &&
        (isOnPage ? (
          <PageNote holdsPlaces={holdsPlaces(cart)} />
        ) : (
          <CardPart state={state} amount={cart.totals.balance} card={card} />
        ))}
      {cardProblem !== null && (
        <Notice tone="danger" role="alert">
          {problemText(cardProblem, t)}
        </Notice>
      )}
      <div className="large:hidden">
        <OrderSums cart={cart} />
      </div>
      {terms.html !== null && (
        <TermsAgreement
          id="terms"
          html={terms.html}
          agreed={terms.agreed}
          onChange={terms.setAgreed}
          isRefused={terms.isRefused}
          inputRef={terms.inputRef}
        />
      )}
      <div className="grid gap-2">
        {!isLapsed && (
          <PayButton cart={cart} state={state} isAsking={isAsking} isBroken={card.isBroken} onPrepare={onPrepare} />
        )}
        {!isFree && <SummaryNote icon={ShieldCheck}>{t('checkout.payment.bankMayAsk')}</SummaryNote>}
      </div>
    </Panel>
  );
};
