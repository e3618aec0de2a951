import type { PaymentProblem } from '#components/checkout/payment/payment-problem.ts';
import type { Billing, CardSession, SavedCard } from '#contract/payments/payments.ts';
import type { CardPart } from './authorise.ts';
import type { CardForm } from './card-form.ts';
import { cardToken, freshKey, type CardAsked } from './card-token.ts';

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
