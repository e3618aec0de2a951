import type { ScenarioName } from '#sandbox/core/scenarios.ts';
import type { TestCard } from '#sandbox/core/test-cards.ts';

/** Opayo's own test numbers with another result than approval. */
export const VENDOR_TEST_CARDS: readonly TestCard[] = [
  { cardNumber: '4929602110085639', label: 'Declined by the bank', scenario: 'declined' },
  { cardNumber: '5403814948608092', label: 'Declined by the bank', scenario: 'declined' },
];

const MAGIC_NAMES = new Map<string, ScenarioName>([
  ['SUCCESSFUL', 'approve'],
  ['NOTAUTH', 'authentication_failed'],
  ['CHALLENGE', 'challenge'],
  ['PROOFATTEMPT', 'authentication_attempted'],
  ['TECHDIFFICULTIES', 'authentication_incomplete'],
  ['ERROR', 'authentication_error'],
]);

/** The scenario of a magic cardholder name; null for an ordinary name. */
export function scenarioOfName(cardholderName: string): ScenarioName | null {
  return MAGIC_NAMES.get(cardholderName) ?? null;
}
