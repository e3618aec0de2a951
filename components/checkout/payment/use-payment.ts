import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { check } from '#components/checkout/payment/calls/check.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import type { AllowedProvider } from '#lib/routing/allowed-provider.ts';
import type { Mode } from '#lib/zones/variant.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { authorise, type Attempt, type PageAttempt } from './calls/authorise.ts';
import { cancel } from './calls/cancel.ts';
import { completeSca } from './calls/complete-sca.ts';
import { complete, completeWithoutCard, type Agreed } from './calls/payment-calls.ts';
import { pollPayment } from './calls/poll-payment.ts';
import { prepare } from './calls/prepare.ts';
import { reloadForPolicy } from './calls/reload-for-policy.ts';
import { initialPayment, paymentReducer, type PaymentEvent } from './payment-machine.ts';
import { usePaymentReturn } from './use-payment-return.ts';
import { usePolling } from './use-polling.ts';

/**
 * Polls a payment on the provider's own page; null while it is under way. The bank's check is only a part of it, so a
 * payment that failed was declined; one that the customer left by the page's cancel button can be tried again.
 */
export async function completePage(call: Call, transactionUuid: string, rt?: string): Promise<PaymentEvent | null> {
  const event = await completeSca(call, transactionUuid, rt);
  if (event?.type !== 'fail' || event.error.kind !== 'sca_failed') return event;
  const found = await check(call, transactionUuid, rt);
  if (found === null || found === 'unknown') return null;
  return found.transactionStatus === 'cancelled'
    ? { type: 'sca_cleared' }
    : { type: 'fail', error: { kind: 'declined' } };
}

/** While on, a `beforeunload` prompt asks before the page is left. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}

export interface PaymentOptions {
  mode: Mode;
  zone: Zone;
  /** What the page was made for. */
  allowed: AllowedProvider;
  /** The open transaction of the basket; undefined while the basket is loading. */
  openTransaction: string | null | undefined;
  /** A key that changes with the items or amounts to pay; null when there is nothing to pay by card. */
  offer: string | null;
  /** The amounts by tender as the page shows them. */
  payments: Tender[];
}

/**
 * Errors after which the customer must review the offer. After any other error a new payment session is prepared
 * automatically.
 */
const needsAnswer = new Set(['basket_changed', 'hold_expired', 'order_failed', 'waivers_incomplete']);

/**
 * Runs the payment state machine. Asynchronous work goes through `run`, which runs one task at a time and dispatches
 * its result as an event. The server's transaction is the source of truth.
 */
export function usePayment({ mode, zone, allowed: allowedNow, openTransaction, offer, payments }: PaymentOptions) {
  const [state, dispatch] = useReducer(paymentReducer, initialPayment);
  const { status, isWaiting, session, provider, error } = state;
  // The policy is that of the document, also after the page was refreshed in it.
  const [allowed] = useState(allowedNow);
  const isBusy = useRef(false);
  const turn = useRef(0);
  const preparedOffer = useRef<string | null>(null);
  const polls = useRef(0);
  const transactionUuid = state.transactionUuid ?? session?.transactionUuid ?? null;

  const run = useCallback(
    async (work: () => Promise<PaymentEvent | null>, { takeOver = false } = {}) => {
      if (isBusy.current && !takeOver) return;
      isBusy.current = true;
      const attempt = (turn.current += 1);
      const event = await work();
      if (attempt !== turn.current || reloadForPolicy(event, allowed.provider)) return;
      isBusy.current = false;
      if (event !== null) dispatch(event);
    },
    [allowed],
  );

  const { hasResumed, rt: returnedWith } = usePaymentReturn({
    state,
    transactionUuid,
    openTransaction,
    dispatch,
    run,
  });
  const rt = state.returnToken ?? returnedWith;
  useLeaveGuard(status === 'authorizing' || status === 'authorized' || status === 'completing');

  useEffect(() => {
    const isStale =
      status === 'idle' || ((status === 'ready' || status === 'prepare_failed') && preparedOffer.current !== offer);
    const triesAgain = status === 'failed' && error !== null && !needsAnswer.has(error.kind);
    if (hasResumed && offer !== null && (isStale || triesAgain)) dispatch({ type: 'prepare' });
    if (offer === null && (status === 'ready' || status === 'prepare_failed')) dispatch({ type: 'reset' });
    if (status === 'authorized') dispatch({ type: 'complete' });
  }, [status, offer, hasResumed, error]);

  usePolling(status === 'preparing', () => {
    preparedOffer.current = offer;
    const origin = window.location.origin;
    const place = { zone, embedded: mode === 'embedded', kiosk: mode === 'kiosk', origin };
    void run(() => prepare(browserApi, payments, place));
  });
  usePolling(status === 'completing' && !isWaiting && state.transactionUuid !== null, () => {
    void run(() => complete(browserApi, transactionUuid ?? '', rt));
  });
  usePolling(isWaiting && transactionUuid !== null, () => {
    polls.current += 1;
    void run(() =>
      pollPayment(browserApi, {
        transactionUuid: transactionUuid ?? '',
        state: { status, provider },
        polls: polls.current,
        rt,
      }),
    );
  });

  const askPage = async (): Promise<PaymentEvent | null> => {
    const event = await completePage(browserApi, transactionUuid ?? '', rt);
    if (event?.type === 'sca_cleared') preparedOffer.current = null;
    return event;
  };
  const askSca = () =>
    void run(provider === 'hosted' ? askPage : () => completeSca(browserApi, transactionUuid ?? '', rt));
  usePolling(status === 'sca_processing' && !isWaiting, askSca);

  return {
    state,
    transactionUuid,
    /** Of the payment session; until it has come, that of the page. */
    provider: provider ?? allowed.provider,
    /** Whether a new card can be saved; a kiosk saves none. */
    savesCards: session?.cardSession?.savesCards ?? (allowed.savesCards && mode !== 'kiosk'),
    showSca: () => dispatch({ type: 'sca_shown' }),
    askSca,
    pay: (attempt: Attempt | PageAttempt) => {
      if (isBusy.current || status !== 'ready') return;
      polls.current = 0;
      dispatch({ type: 'authorise' });
      void run(() => authorise(browserApi, attempt));
    },
    payWithoutCard: (cart: Cart, agreed: Agreed) => {
      if (isBusy.current) return;
      dispatch({ type: 'reset' });
      dispatch({ type: 'complete' });
      void run(() => completeWithoutCard(browserApi, cart, agreed));
    },
    prepareAgain: () => dispatch({ type: 'prepare' }),
    giveUp: () => {
      const end = async (): Promise<PaymentEvent> => {
        const isOver =
          provider !== null && transactionUuid !== null && (await cancel(browserApi, provider, transactionUuid));
        preparedOffer.current = null;
        return isOver ? { type: 'sca_cleared' } : { type: 'result_unknown' };
      };
      void run(end, { takeOver: true });
    },
  };
}
