import type { Cart, TransactionStatus } from '#contract/cart/cart.ts';

const underWay: readonly TransactionStatus[] = [
  'authorising',
  'sca_required',
  'sca_processing',
  'authorised',
  'completing',
  'pending',
];

/** Whether a payment for the basket is with the bank: its holds do not expire and the basket cannot be changed. */
export function isBeingPaid({ transaction }: Pick<Cart, 'transaction'>): boolean {
  return transaction !== null && underWay.includes(transaction.transactionStatus);
}
