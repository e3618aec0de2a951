import type { ScenarioName } from './scenarios.ts';

export interface TestCard {
  cardNumber: string;
  label: string;
  /** Null: an ordinary approved card, whose outcome the cardholder name decides. */
  scenario: ScenarioName | null;
}

/** The three cards shown in the demo. */
export const MAIN_TEST_CARDS: readonly TestCard[] = [
  { cardNumber: '4242424242424242', label: 'Approved', scenario: null },
  { cardNumber: '4000002760003184', label: 'The bank asks first', scenario: 'challenge' },
  { cardNumber: '4000000000000002', label: 'Declined', scenario: 'declined' },
];

export const MORE_TEST_CARDS: readonly TestCard[] = [
  { cardNumber: '4000009900000012', label: 'Approved', scenario: null },
  { cardNumber: '4000009900000020', label: 'The bank asks first', scenario: 'challenge' },
  { cardNumber: '4000009900000038', label: 'Bank check passed, then declined', scenario: 'challenge_then_declined' },
  { cardNumber: '4000009900000160', label: 'Bank check never answers', scenario: 'challenge_never_answers' },
  { cardNumber: '4000009900000178', label: 'Bank check breaks down', scenario: 'challenge_technical_error' },
  { cardNumber: '4000009900000046', label: 'Declined', scenario: 'declined' },
  { cardNumber: '4000009900000053', label: 'Not enough money', scenario: 'insufficient_funds' },
  { cardNumber: '4000009900000061', label: 'Bank check failed without asking', scenario: 'authentication_failed' },
  { cardNumber: '4000009900000079', label: 'Bank check attempted, accepted', scenario: 'authentication_attempted' },
  { cardNumber: '4000009900000087', label: 'Approved, but the answer is lost', scenario: 'closes_after_processing' },
  { cardNumber: '4000009900000095', label: 'Never processed, no answer', scenario: 'never_processed' },
  { cardNumber: '4000009900000103', label: 'Gateway error once, then approved', scenario: 'fails_once' },
  { cardNumber: '4000009900000244', label: 'Approved after 8 seconds', scenario: 'slow' },
  { cardNumber: '4000009900000194', label: 'Approved, capture refused', scenario: 'capture_refused' },
  { cardNumber: '4000009900000202', label: 'Approved, capture lost once', scenario: 'capture_unknown_once' },
  { cardNumber: '4000009900000210', label: 'Approved, refund declined', scenario: 'refund_declined' },
  { cardNumber: '4000009900000269', label: 'Approved with a surcharge', scenario: 'surcharged' },
  { cardNumber: '4000009900000228', label: 'Saved: the bank asks every time', scenario: 'stored_then_challenged' },
  { cardNumber: '4000009900000236', label: 'Saved: expired the next time', scenario: 'stored_then_expired' },
  { cardNumber: '4000009900000277', label: 'Saved: not known the next time', scenario: 'stored_then_unknown' },
];

/** Cards of gateways that notify the shop. */
export const NOTIFICATION_TEST_CARDS: readonly TestCard[] = [
  { cardNumber: '4000009900000111', label: 'Notification delivered twice', scenario: 'notified_twice' },
  { cardNumber: '4000009900000129', label: 'Notification before the answer', scenario: 'notified_before' },
  { cardNumber: '4000009900000137', label: 'Notification 5 seconds late', scenario: 'notified_late' },
  { cardNumber: '4000009900000145', label: 'No notification', scenario: 'never_notified' },
  { cardNumber: '4000009900000152', label: 'First notification forged', scenario: 'notified_wrongly_first' },
  { cardNumber: '4000009900000186', label: 'Notification of another amount', scenario: 'notified_of_other_amount' },
  { cardNumber: '4000009900000251', label: 'Notifications out of order', scenario: 'notified_out_of_order' },
];

/** The scenario reserved for a card number, if any. */
export function scenarioOfCard(cardNumber: string, vendorCards: readonly TestCard[]): ScenarioName | null {
  const card = [...MAIN_TEST_CARDS, ...MORE_TEST_CARDS, ...NOTIFICATION_TEST_CARDS, ...vendorCards].find(
    (known) => known.cardNumber === cardNumber,
  );
  return card?.scenario ?? null;
}
