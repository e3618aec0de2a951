import type { PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import type { CardSession } from '#contract/payments/payments.ts';
import type { CardPart } from './authorise.ts';
import type { CardDetails, CardForm } from './card-form.ts';

/** A session key expires after 400 seconds; a key older than this, in milliseconds, is renewed first. */
const OLD_MS = 380_000;

export interface CardAsked {
  form: CardForm;
  session: Pick<CardSession, 'sessionKey'>;
  /** Milliseconds since the key was made. */
  age: number;
  details: CardDetails;
  /** Requests a new key; null when that fails. */
  renew: () => Promise<string | null>;
}

/** The session key, or a new one when it is about to expire; null when none could be had. */
export async function freshKey({ session, age, renew }: Omit<CardAsked, 'form' | 'details'>): Promise<string | null> {
  return age > OLD_MS ? await renew() : session.sessionKey;
}

/** Requests the card token from the provider's frame, with a new session key when the old one has expired. */
export async function cardToken({
  form,
  ...rest
}: CardAsked): Promise<{ card: CardPart } | { problem: PaymentProblem }> {
  const key = await freshKey(rest);
  if (key === null) return { problem: { kind: 'card_session_failed' } };
  let token = await form.tokenise(key, rest.details);
  if (!token.ok && token.isSessionOver) {
    const fresh = await rest.renew();
    if (fresh === null) return { problem: { kind: 'card_session_failed' } };
    token = await form.tokenise(fresh, rest.details);
  }
  if (token.ok) return { card: { cardIdentifier: token.cardIdentifier, sessionKey: token.sessionKey } };
  return {
    problem: token.isSessionOver ? { kind: 'card_session_expired' } : { kind: 'card_refused', message: token.message },
  };
}
