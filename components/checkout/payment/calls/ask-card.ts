import type { PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import type { Billing } from '#contract/customers/billing.ts';
import type { CardSession, SavedCard } from '#contract/payments/payments.ts';
import type { CardPart } from './authorise.ts';
import type { CardForm, CardDetails } from './card-form.ts';

/** A session key expires after 400 seconds; a key older than this, in milliseconds, is renewed first. */
const OLD_MS = 380_000;

interface CardAsked {
  form: CardForm;
  session: Pick<CardSession, 'sessionKey'>;
  /** Milliseconds since the key was made. */
  age: number;
  details: CardDetails;
  /** Requests a new key; null when that fails. */
  renew: () => Promise<string | null>;
}

/** The session key, or a new one when it is about to expire; null when none could be had. */
async function freshKey({ session, age, renew }: Omit<CardAsked, 'form' | 'details'>): Promise<string | null> {
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

interface CardRequest extends Omit<CardAsked, 'form' | 'session' | 'details'> {
  session: CardSession | null;
  /** The form that is open; null before it is. */
  form: CardForm | null;
  /** The saved card to pay with; null for a new one. */
  savedCard: SavedCard | null;
  /** A new card is to be saved. */
  wantsSaving: boolean;
  /** The address; null while it is still wrong. */
  billing: Billing | null;
}

export type CardAnswer = { card: CardPart } | { problem: PaymentProblem };

const noForm: CardAnswer = { problem: { kind: 'card_session_failed' } };

/** What the payment is to be made with: the card in the form, or a saved one with the security code in the form. */
export async function askCard({ session, form, savedCard, wantsSaving, ...rest }: CardRequest): Promise<CardAnswer> {
  if (session === null) return noForm;
  if (savedCard !== null && session.savedCardToken === null) {
    const sessionKey = await freshKey({ session, ...rest });
    return sessionKey === null ? noForm : { card: { savedCardId: savedCard.id, sessionKey } };
  }
  if (form === null) return noForm;
  const { billing, ...keyRequest } = rest;
  const details = { billing, wantsSaving: wantsSaving && savedCard === null };
  const answer = await cardToken({ form, session, details, ...keyRequest });
  if (savedCard === null)
    return 'card' in answer && wantsSaving ? { card: { ...answer.card, saveCard: true } } : answer;
  if ('card' in answer) return { card: { savedCardId: savedCard.id, sessionKey: answer.card.sessionKey } };
  // A new key does not help: the provider does not know the card any more.
  return answer.problem.kind === 'card_session_expired' ? { problem: { kind: 'saved_card_gone' } } : answer;
}
