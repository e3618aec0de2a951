import type { Cart, TransactionStatus } from '#contract/cart/cart.ts';
import { openPaymentStates, type PaymentState } from '#contract/rules/payment-states.ts';

const underWay: readonly (PaymentState | TransactionStatus)[] = openPaymentStates;

/** Whether a payment for the basket is with the bank: its holds do not expire and the basket cannot be changed. */
export function isBeingPaid({ transaction }: Pick<Cart, 'transaction'>): boolean {
  return transaction !== null && underWay.includes(transaction.transactionStatus);
}
