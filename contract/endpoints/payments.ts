import type { Endpoint } from '#contract/endpoint.ts';
import {
  authorisePaymentEndpoint,
  cancelPaymentEndpoint,
  completeScaEndpoint,
  createOpayoSessionEndpoint,
  getScaFormEndpoint,
  getStripeConfigEndpoint,
  getTransactionEndpoint,
  notifyPaymentEndpoint,
  notifyScaEndpoint,
  returnHostedEndpoint,
} from '#contract/payments/payment-endpoints.ts';
import { deleteSavedCardEndpoint, listSavedCardsEndpoint } from '#contract/payments/saved-cards.ts';
import {
  getPaymentEndpoint,
  listAttentionPaymentsEndpoint,
  retryReverseEndpoint,
} from '#contract/payments/staff-payments.ts';
import type { paymentsRoutes } from '#contract/routes/payments.ts';

export const paymentsEndpoints = {
  completeSca: completeScaEndpoint,
  createOpayoSession: createOpayoSessionEndpoint,
  listSavedCards: listSavedCardsEndpoint,
  deleteSavedCard: deleteSavedCardEndpoint,
  getStripeConfig: getStripeConfigEndpoint,
  authorisePayment: authorisePaymentEndpoint,
  cancelPayment: cancelPaymentEndpoint,
  getTransaction: getTransactionEndpoint,
  getScaForm: getScaFormEndpoint,
  notifyPayment: notifyPaymentEndpoint,
  notifySca: notifyScaEndpoint,
  returnHosted: returnHostedEndpoint,
  listAttentionPayments: listAttentionPaymentsEndpoint,
  getPayment: getPaymentEndpoint,
  retryReverse: retryReverseEndpoint,
} satisfies Record<keyof typeof paymentsRoutes, Endpoint>;
