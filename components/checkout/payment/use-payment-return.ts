import { useEffect, useRef, useState, type ActionDispatch } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { check } from './calls/check.ts';
import { openPayment, rememberPayment } from './payment-address.ts';
import type { PaymentEvent } from './payment-machine.ts';
import type { PaymentState, PaymentStatus } from './payment-state.ts';
import { usePolling } from './use-polling.ts';

const underWay: readonly PaymentStatus[] = [
  'authorizing',
  'authorized',
  'sca_required',
  'sca_processing',
  'completing',
];

interface PaymentReturn {
  state: PaymentState;
  transactionUuid: string | null;
  openTransaction: string | null | undefined;
  dispatch: ActionDispatch<[PaymentEvent]>;
  run: (work: () => Promise<PaymentEvent | null>) => Promise<void>;
}

/** Remembers a payment under way and finds it again: after a reload, by Back, or when another window began it. */
export function usePaymentReturn({ state, transactionUuid, openTransaction, dispatch, run }: PaymentReturn) {
  const [hasResumed, setLooked] = useState(false);
  const hasFollowed = useRef(false);
  const [rt, setRt] = useState<string>();

  const hasAnswer = useRef(false);
  const look = async (): Promise<PaymentEvent | null> => {
    const open = openPayment();
    const wanted = open.transactionUuid ?? openTransaction ?? null;
    setRt(open.rt);
    const found = wanted === null ? 'unknown' : await check(browserApi, wanted, open.rt);
    hasAnswer.current = found !== null;
    return found === null || found === 'unknown' ? null : { type: 'resume', transaction: found };
  };
  // What was found is shown before anything else may begin.
  usePolling(!hasResumed && openTransaction !== undefined, () => {
    void run(look).then(() => setLooked(hasAnswer.current));
  });

  // Another window is paying for this basket: this one follows it.
  const isElsewhere = state.status === 'prepare_failed' && state.error?.cause?.code === 'payment_in_progress';
  useEffect(() => {
    if (!isElsewhere || hasFollowed.current || !openTransaction) return;
    hasFollowed.current = true;
    hasAnswer.current = false;
    dispatch({ type: 'reset' });
    setLooked(false);
  }, [isElsewhere, openTransaction, dispatch]);

  const remembered = underWay.includes(state.status) ? transactionUuid : null;
  useEffect(() => {
    if (hasResumed) rememberPayment(remembered);
  }, [hasResumed, remembered]);

  return { hasResumed: hasResumed, rt };
}
