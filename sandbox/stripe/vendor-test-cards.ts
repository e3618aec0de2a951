import type { TestCard } from '#sandbox/core/test-cards.ts';

/** Stripe's own test numbers (docs.stripe.com/testing) with another result than approval. */
export const VENDOR_TEST_CARDS: readonly TestCard[] = [
  { cardNumber: '4000002500003155', label: 'The bank asks first', scenario: 'challenge' },
  { cardNumber: '4000000000003220', label: 'The bank asks first', scenario: 'challenge' },
  { cardNumber: '4000008260003178', label: 'Bank check passed, not enough money', scenario: 'challenge_then_poor' },
  { cardNumber: '4000008400001629', label: 'Bank check passed, then declined', scenario: 'challenge_then_declined' },
  { cardNumber: '4000008400001280', label: 'Bank check breaks down', scenario: 'authentication_error' },
  { cardNumber: '4000000000009995', label: 'Not enough money', scenario: 'insufficient_funds' },
];

export interface CardRefusal {
  code: string;
  decline_code?: string;
  message: string;
}

const refusals: Record<string, CardRefusal> = {
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** How the bank refuses a card that is known for it. */
export function refusalOfCard(cardNumber: string): CardRefusal | null {
  return refusals[cardNumber] ?? null;
}
