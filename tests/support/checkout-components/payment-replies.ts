import type { PaymentSession } from '#contract/payments/checkout.ts';
import type { AuthoriseResult, Transaction } from '#contract/payments/payments.ts';
import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';

export const transactionUuid = uuid(1);
export const orderId = uuid(2);
export const cardSession = {
  sessionKey: 'key-1',
  mode: 'sandbox' as const,
  url: 'https://provider.example/form.js',
  savedCard: null,
  savedCardToken: null,
  savesCards: false,
};

/** Reply: a card payment can start. */
export const paymentSession = (input: Partial<PaymentSession> = {}): PaymentSession => ({
  paymentProvider: 'opayo',
  paymentSessionId: uuid(3),
  transactionUuid,
  touchlineTransactionUuid: transactionUuid,
  clientSecret: null,
  scaUrl: null,
  scaMethod: null,
  formData: null,
  updatedAmount: null,
  cardSession,
  ...input,
});

/** Reply to an authorisation: the bank's result. */
export const result = (input: Partial<AuthoriseResult>): AuthoriseResult => ({
  transactionUuid,
  transactionStatus: 'authorised',
  paymentProvider: 'opayo',
  scaUrl: null,
  scaMethod: null,
  scaData: null,
  formData: null,
  clientSecret: null,
  returnUrl: null,
  error: null,
  ...input,
});

/** Reply with the state of a payment. */
export const transaction = (
  transactionStatus: Transaction['transactionStatus'],
  completeOrderId: string | null = null,
): Transaction => ({
  transactionUuid,
  transactionStatus,
  completeOrderId,
  paymentProvider: 'opayo',
  updatedAmount: null,
});

/** The basket of most tests. */
export const yoga = makeCart([sessionItem(1, 'Vinyasa yoga', 1040)], { terms: { html: '<p>Be kind.</p>' } });
/** Reply: the offer has been recorded. */
export const frozen = {
  transactionUuid,
  transactionStatus: 'ready' as const,
  scaUrl: null,
  scaMethod: null,
  formData: null,
  updatedAmount: null,
};
/** Reply: the order has been made. */
export const completed = { completeOrderId: orderId, orderId, status: 'success' as const, transactionUuid };
