import type { TestCard } from '#sandbox/core/test-cards.ts';
import type { Delivery } from './hosted-state.ts';

/** Cards that are approved, and whose result reaches the shop in an unusual way. */
const deliveries: readonly { cardNumber: string; label: string; delivery: Delivery }[] = [
  { cardNumber: '4000009900000111', label: 'Approved, notified twice', delivery: 'twice' },
  { cardNumber: '4000009900000129', label: 'Approved, notified before the return', delivery: 'before' },
  { cardNumber: '4000009900000137', label: 'Approved, notified 5 seconds late', delivery: 'late' },
  { cardNumber: '4000009900000145', label: 'Approved, the shop is never told', delivery: 'none' },
  { cardNumber: '4000009900000152', label: 'Approved, a forged notification first', delivery: 'forged_first' },
  { cardNumber: '4000009900000186', label: 'Approved, notified with another amount', delivery: 'other_amount' },
  { cardNumber: '4000009900000251', label: 'Approved, a decline is notified first', delivery: 'out_of_order' },
];

/** For the page's list of test cards. */
export const DELIVERY_CARDS: readonly TestCard[] = deliveries.map(({ cardNumber, label }) => ({
  cardNumber,
  label,
  scenario: null,
}));

/** How the result of a payment with this card reaches the shop. */
export function deliveryOfCard(cardNumber: string): Delivery {
  return deliveries.find((card) => card.cardNumber === cardNumber)?.delivery ?? 'once';
}
