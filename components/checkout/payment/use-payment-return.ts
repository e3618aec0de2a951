import { useEffect, useRef, useState, type ActionDispatch } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { keepValue, keptValue } from '#lib/browser/use-session-storage.ts';
import { check } from './calls/check.ts';
import type { PaymentEvent } from './payment-machine.ts';
import type { PaymentState, PaymentStatus } from './payment-state.ts';
import { usePolling } from './use-polling.ts';

const parameter = 'payment';
const kept = 'touchline.payment';

/** The payment in progress: from the URL after a reload, from session storage after Back. */
function openPayment(): { transactionUuid: string | null; rt?: string } {
  const query = new URLSearchParams(window.location.search);
  return { transactionUuid: query.get(parameter) ?? keptValue(kept), rt: query.get('rt') ?? undefined };
}

/** Stores the payment in progress in the URL and in session storage, or removes it; it causes no navigation. */
function rememberPayment(transactionUuid: string | null): void {
  if (keptValue(kept) !== transactionUuid) keepValue(kept, transactionUuid);
  const url = new URL(window.location.href);
  if (url.searchParams.get(parameter) === transactionUuid) return;
  if (transactionUuid === null) {
    url.searchParams.delete(parameter);
    url.searchParams.delete('rt');
  } else url.searchParams.set(parameter, transactionUuid);
  window.history.replaceState(window.history.state, '', url);
}

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

/** Persists a payment in progress and resumes it after a reload, after Back, or when another window started it. */
export function usePaymentReturn({ state, transactionUuid, openTransaction, dispatch, run }: PaymentReturn) {
  const [hasResumed, setResumed] = useState(false);
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
  // No new payment may start before the state of an earlier one is known.
  usePolling(!hasResumed && openTransaction !== undefined, () => {
    void run(look).then(() => setResumed(hasAnswer.current));
  });

  // Another window is paying for this basket, so this window shows that payment's state.
  const isElsewhere = state.status === 'prepare_failed' && state.error?.cause?.code === 'payment_in_progress';
  useEffect(() => {
    if (!isElsewhere || hasFollowed.current || !openTransaction) return;
    hasFollowed.current = true;
    hasAnswer.current = false;
    dispatch({ type: 'reset' });
    setResumed(false);
  }, [isElsewhere, openTransaction, dispatch]);

  const remembered = underWay.includes(state.status) ? transactionUuid : null;
  useEffect(() => {
    if (hasResumed) rememberPayment(remembered);
  }, [hasResumed, remembered]);

  return { hasResumed, rt };
}
