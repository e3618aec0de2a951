import type { OperationId } from '#contract/routes.ts';
import {
  absent,
  forbidden,
  invalid,
  noProvider,
  required,
  unknownId,
  wrongPage,
  type CallCase,
  type Outcome,
} from './call-case.ts';

const changed: Outcome = {
  ...{ status: 409, code: 'basket_changed' },
  message: 'Your basket has changed, please check it and try again',
};
const over = { status: 409, code: 'transaction_state', message: 'This payment can no longer be continued' } as const;
const offer = ['source', 'payments', 'terms', 'completed_waivers', 'item_hash'];
const noTransaction = absent('that is not there', {
  params: { transactionUuid: unknownId, transactionId: unknownId, kind: 'opayo', mac: 'm' },
});

/** Credit, checkout, payments, saved cards and orders. */
export const paymentCases = {
  applyCredits: {
    message: 'Credit successfully applied.',
    bad: [
      required({ body: {} }, 'credits_to_reserve', 'cart_source'),
      {
        ...{ name: 'more than there is', status: 422, code: 'credit_not_applied' },
        message: 'Credit amount could not be applied.',
        change: { body: { credits_to_reserve: [{ amount: 1, type: 'general' }], cart_source: 'activity-booking' } },
      },
      invalid(
        'less than nothing',
        { body: { credits_to_reserve: [{ amount: -1, type: 'general' }], cart_source: 'activity-booking' } },
        { 'credits_to_reserve.0.amount': 'Must be at least 0' },
      ),
    ],
  },
  prepareCheckout: {
    instead: noProvider('Failed to create Opayo session'),
    bad: [forbidden('for a stranger', 'stranger')],
  },
  authoriseCheckout: {
    instead: changed,
    bad: [required({ body: {} }, 'billing', 'browser_data', ...offer)],
  },
  completeCheckout: { instead: changed, bad: [required({ body: {} }, ...offer)] },
  getCheckoutProvider: { bad: [forbidden('for a stranger', 'stranger')] },
  prepareCheckoutSession: {
    instead: noProvider('Failed to create payment session'),
    bad: [required({ body: {} }, 'source')],
  },
  prepareSessionPayment: {
    instead: over,
    bad: [required({ body: {} }, ...offer.filter((field) => field !== 'item_hash'), 'payment_session_id')],
  },
  completeCheckoutSession: { instead: over, bad: [noTransaction] },
  getOrder: { bad: [absent('that is not there', { params: { orderId: unknownId } })] },
  completeSca: { bad: [required({ body: {} }, 'transaction_uuid')] },
  createOpayoSession: {
    instead: noProvider('Failed to create Opayo session'),
    bad: [forbidden('for a stranger', 'stranger')],
  },
  listSavedCards: { bad: [] },
  deleteSavedCard: { bad: [absent('that is not there', { params: { id: unknownId } })] },
  authorisePayment: {
    instead: over,
    bad: [required({ body: {} }, 'transaction_uuid', 'billing', 'browser_data')],
  },
  cancelPayment: { bad: [noTransaction] },
  getTransaction: { bad: [noTransaction] },
  getScaForm: { instead: over, bad: [noTransaction] },
  notifySca: {
    as: 'guest',
    instead: { status: 404, code: 'not_found', message: 'Unable to complete request, item not found.' },
    bad: [noTransaction],
  },
  listAttentionPayments: {
    bad: [
      required({ query: '' }, 'status'),
      { ...wrongPage, change: { query: '?status=attention&page=0&per_page=101' } },
    ],
  },
  getPayment: { bad: [noTransaction, forbidden('by a customer', 'owner')] },
  retryCharge: {
    message: 'The payment will be tried again',
    bad: [absent('that is not there', { params: { chargeId: unknownId } }), forbidden('by a customer', 'owner')],
  },
  retryReverse: { instead: over, bad: [noTransaction, forbidden('by a customer', 'owner')] },
} satisfies Partial<Record<OperationId, CallCase>>;
