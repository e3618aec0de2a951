'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { HoldBar } from '#components/booking/hold/hold-bar.tsx';
import { hasLapsed, holdsPlaces } from '#components/booking/hold/hold.ts';
import { OrderSkeleton } from '#components/booking/lines/order-skeleton.tsx';
import { WithdrawnNotice } from '#components/booking/lines/withdrawn-notice.tsx';
import { PageDialog } from '#components/checkout/payment/page-dialog.tsx';
import { PaymentProgress } from '#components/checkout/payment/payment-progress.tsx';
import type { PaymentStatus, PaymentState } from '#components/checkout/payment/payment-state.ts';
import { ScaDialog } from '#components/checkout/payment/sca-dialog.tsx';
import { StripeCheck } from '#components/checkout/payment/stripe-check.tsx';
import { usePayment } from '#components/checkout/payment/use-payment.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';
import { Columns } from '#components/ui/layout/columns.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useLongIdle } from '#lib/browser/long-idle.ts';
import { authUserQuery, siteCartQuery } from '#lib/query/site-queries.ts';
import type { AllowedProvider } from '#lib/routing/allowed-provider.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { OrderFold, OrderAside } from './order-aside.tsx';
import { OwnWindowLink } from './own-window-link.tsx';
import { getTenders } from './tenders.ts';

/**
 * Navigates to the confirmation once the order exists, which says itself that it is complete. It replaces the history entry, so that Back does not return to
 * the payment.
 */
function useConfirmation(orderId: string | null): void {
  const href = useHref();
  const router = useRouter();
  const client = useQueryClient();
  const { mode } = useSite();
  const target = mode === 'kiosk' ? `/order-confirmed/${orderId}?kiosk=true` : href(`/booking-confirmed/${orderId}`);
  useEffect(() => {
    if (orderId === null) return;
    router.replace(target);
    void client.invalidateQueries();
  }, [orderId, target, router, client]);
}

/** Error codes that mean the basket is out of date: paid for in another window, emptied, or changed. */
const outdated = ['basket_changed', 'hold_expired', 'payment_in_progress', 'transaction_state', 'validation_failed'];

/** Refetches the basket when a refusal shows that the cached one is out of date. */
function useFreshBasket({ session, error }: Pick<PaymentState, 'session' | 'error'>): void {
  const client = useQueryClient();
  const isOutdated = session?.updatedAmount != null || outdated.includes(error?.cause?.code ?? error?.kind ?? '');
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: ['getCart'] });
  }, [client, isOutdated]);
}

const underWay: readonly PaymentStatus[] = [
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
  'completed',
];

const getOffer = ({ items, itemHash, totals }: Cart): string | null =>
  items.length > 0 && totals.balance > 0 && !hasLapsed({ items }) ? `${itemHash}.${totals.balance}` : null;

const Nothing = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) => {
  const t = useTranslations();
  const href = useHref();
  const { zone } = useSite();
  return isError ? (
    <EmptyState
      title={<span role="alert">{t('checkout.loadFailed')}</span>}
      art={<CourtIllustration kind="badminton" zone={null} />}
      action={
        <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('checkout.empty')}
      art={<CourtIllustration kind="basketball" view="crop" zone={null} />}
      action={
        <LinkButton href={href(zone === 'joining' ? '/' : '/redirect-to-selected-venue')} prefetch={false}>
          {t(zone === 'joining' ? 'checkout.emptyJoining' : 'checkout.emptyAction')}
        </LinkButton>
      }
    />
  );
};

type CheckoutViewProps = AllowedProvider & {
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** Instead of the checkout's own head, where it is a step of something longer. */
  head?: ReactNode;
};

/** The checkout: one page for the whole payment, from the order to its final state (docs/product.md#payment-states). */
export const CheckoutView = ({ renderedAt, provider, savesCards, head }: CheckoutViewProps) => {
  const t = useTranslations('checkout');
  const { mode, zone } = useSite();
  const { data: cart, isError, refetch } = useQuery({ ...siteCartQuery(browserApi, zone), throwOnError: false });
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const openTransaction = cart === undefined ? undefined : (cart.transaction?.transactionUuid ?? null);
  const payment = usePayment({
    mode,
    zone,
    allowed: { provider, savesCards },
    openTransaction,
    offer: cart === undefined ? null : getOffer(cart),
    payments: cart === undefined ? [] : getTenders(cart),
  });
  const { state, transactionUuid } = payment;
  const isLocked = underWay.includes(state.status);
  const asksBank = (state.status === 'sca_required' || state.status === 'sca_processing') && !state.isWaiting;
  useFreshBasket(state);
  useConfirmation(state.orderId);
  // Nobody touches a kiosk while the bank is asked, and its end would end the payment unseen.
  useLongIdle(isLocked);

  const isHeld = cart !== undefined && holdsPlaces(cart);
  const hasItems = cart !== undefined && cart.items.length > 0;
  const isLoading = !isLocked && cart === undefined && !isError;
  return (
    <>
      {head ?? <CheckoutHead cart={hasItems ? cart : undefined} />}
      {hasItems && <HoldBar cart={cart} isPaying={isLocked} />}
      {mode === 'embedded' && hasItems && !isLocked && <OwnWindowLink />}
      {cart !== undefined && !isLocked && (
        <div className="page-width">
          <WithdrawnNotice cart={cart} className="mt-6" />
        </div>
      )}
      {isLoading && <OrderSkeleton label={t('loading')} content="panels" />}
      {hasItems && (
        <Columns>
          <OrderFold cart={cart} renderedAt={renderedAt} />
          <CheckoutForm cart={cart} auth={auth} payment={payment} isLocked={isLocked} />
          <OrderAside cart={cart} canEdit={!isLocked} renderedAt={renderedAt} />
        </Columns>
      )}
      {!hasItems && !isLoading && (
        <div className="page-width pt-[1.5rem] pb-[3rem]">
          {isLocked && <PaymentProgress state={state} email={auth?.user.email ?? null} holdsPlaces={false} />}
          {!isLocked && <Nothing isError={isError} onRetry={() => void refetch()} />}
        </div>
      )}
      {asksBank && transactionUuid !== null && state.provider === 'hosted' && (
        <PageDialog
          transactionUuid={transactionUuid}
          returnToken={state.returnToken}
          holdsPlaces={isHeld}
          isNew={state.session?.formData != null}
          onShown={payment.showSca}
          onAnswered={payment.askSca}
          onGiveUp={payment.giveUp}
        />
      )}
      {asksBank && state.provider === 'stripe' && state.clientSecret !== null && (
        <StripeCheck
          clientSecret={state.clientSecret}
          onShown={payment.showSca}
          onAnswered={payment.askSca}
          onGiveUp={payment.giveUp}
        />
      )}
      {asksBank && state.provider !== 'stripe' && state.provider !== 'hosted' && transactionUuid !== null && (
        <ScaDialog
          transactionUuid={transactionUuid}
          returnToken={state.returnToken}
          holdsPlaces={isHeld}
          onShown={payment.showSca}
          onAnswered={payment.askSca}
          onGiveUp={payment.giveUp}
        />
      )}
    </>
  );
};
