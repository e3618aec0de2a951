import { useEffect, useRef, useState } from 'react';
import type { CardSession } from '#contract/payments.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CardPart } from './calls/authorise.ts';
import type { CardForm } from './calls/card-form.ts';
import { cardToken } from './calls/card-token.ts';
import type { PaymentProblem } from './payment-problem.ts';

type Asked = { card: CardPart } | { problem: PaymentProblem };

async function renewedKey(transactionUuid: string | null): Promise<string | null> {
  try {
    const body = transactionUuid === null ? {} : { transactionUuid };
    const { data } = await browserApi('createOpayoSession', { body });
    return data.sessionKey;
  } catch {
    return null;
  }
}

/** The card form, whether it failed to load, and a function that requests its token. */
export function useCard(cardSession: CardSession | null, transactionUuid: string | null) {
  const form = useRef<CardForm>(null);
  const madeAt = useRef(0);
  const [attempt, setAttempt] = useState(1);
  const [brokenAttempt, setBrokenAttempt] = useState(0);
  const sessionKey = cardSession?.sessionKey;
  useEffect(() => {
    madeAt.current = Date.now();
  }, [sessionKey]);

  const ask = async (): Promise<Asked> => {
    if (cardSession === null || form.current === null) return { problem: { kind: 'card_session_failed' } };
    const age = Date.now() - madeAt.current;
    return cardToken({ form: form.current, session: cardSession, age, renew: () => renewedKey(transactionUuid) });
  };

  return {
    ask,
    /** Counts the times that the form was opened. */
    attempt,
    isBroken: brokenAttempt === attempt,
    onForm: (opened: CardForm | null) => void (form.current = opened),
    onFailed: () => setBrokenAttempt(attempt),
    openAgain: () => setAttempt(attempt + 1),
  };
}
