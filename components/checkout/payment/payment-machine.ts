import type { PaymentSession } from '#contract/payments/checkout.ts';
import type { StripeConfig, Transaction } from '#contract/payments/payments.ts';
import type { PaymentProblem } from './payment-problem.ts';
import type { PaymentState, PaymentStatus, ScaStep } from './payment-state.ts';

type Return = { status: PaymentStatus; isWaiting?: true };

const returns: Record<Transaction['transactionStatus'], Return> = {
  created: { status: 'idle' },
  ready: { status: 'idle' },
  cancelled: { status: 'idle' },
  authorising: { status: 'authorizing', isWaiting: true },
  sca_required: { status: 'sca_required' },
  sca_processing: { status: 'sca_processing', isWaiting: true },
  authorised: { status: 'authorized' },
  completing: { status: 'completing', isWaiting: true },
  pending: { status: 'completing', isWaiting: true },
  completed: { status: 'completed' },
  failed: { status: 'failed' },
  expired: { status: 'failed' },
};

/** The payment state to resume after a reload, after Back, or from another window. */
function stateOnReturn(transaction: Transaction): Partial<PaymentState> & { status: PaymentStatus } {
  const { transactionUuid, transactionStatus, completeOrderId, paymentProvider } = transaction;
  const start = returns[transactionStatus];
  if (start.status === 'idle') return start;
  if (start.status === 'failed') {
    const error = { kind: transactionStatus === 'expired' ? 'payment_expired' : 'declined' } as const;
    return { ...start, error, lastFailure: error };
  }
  const clientSecret = transaction.clientSecret ?? null;
  return { ...start, provider: paymentProvider, transactionUuid, orderId: completeOrderId, clientSecret };
}

export type PaymentEvent =
  | { type: 'prepare' }
  | { type: 'prepared'; session: PaymentSession; stripe?: StripeConfig }
  | { type: 'prepare_failed'; error: PaymentProblem }
  | { type: 'authorise' }
  | { type: 'authorised'; transactionUuid: string }
  | { type: 'sca_required'; sca: ScaStep }
  | { type: 'sca_shown' }
  | { type: 'sca_cleared' }
  | { type: 'sca_passed' }
  | { type: 'complete' }
  | { type: 'completed'; orderId: string }
  | { type: 'result_unknown' }
  | { type: 'fail'; error: PaymentProblem }
  | { type: 'reset' }
  | { type: 'resume'; transaction: Transaction };
export type PaymentEventType = PaymentEvent['type'];

export const initialPayment: PaymentState = {
  status: 'idle',
  session: null,
  provider: null,
  stripe: null,
  clientSecret: null,
  transactionUuid: null,
  returnToken: null,
  orderId: null,
  error: null,
  lastFailure: null,
  isWaiting: false,
  isAmountNew: false,
};

const always = { fail: 'failed', reset: 'idle' } as const;

/**
 * The transitions of the payment state machine; an event without an entry is ignored (docs/product.md#payment-states).
 */
const moves: Record<PaymentStatus, Partial<Record<PaymentEventType, PaymentStatus>>> = {
  // Nothing to pay by card: the order completes without a transaction.
  idle: { ...always, prepare: 'preparing', complete: 'completing' },
  preparing: { ...always, prepared: 'ready', prepare_failed: 'prepare_failed' },
  prepare_failed: { ...always, prepare: 'preparing' },
  ready: { ...always, prepare: 'preparing', authorise: 'authorizing' },
  authorizing: {
    ...always,
    authorised: 'authorized',
    sca_required: 'sca_required',
    result_unknown: 'authorizing',
    completed: 'completed',
  },
  authorized: { ...always, complete: 'completing', completed: 'completed' },
  sca_required: { ...always, sca_shown: 'sca_processing' },
  sca_processing: {
    ...always,
    sca_required: 'sca_required',
    sca_cleared: 'ready',
    sca_passed: 'completing',
    result_unknown: 'sca_processing',
    completed: 'completed',
  },
  completing: { ...always, result_unknown: 'completing', completed: 'completed' },
  // A completed order cannot fail.
  completed: { reset: 'idle' },
  failed: { ...always, prepare: 'preparing' },
};

function getChanges(state: PaymentState, event: PaymentEvent): Partial<PaymentState> {
  switch (event.type) {
    case 'prepared':
      return {
        session: event.session,
        provider: event.session.paymentProvider,
        stripe: event.stripe ?? null,
        isAmountNew: state.isAmountNew || event.session.updatedAmount !== null,
      };
    case 'authorise':
      return { lastFailure: null, isAmountNew: false };
    case 'prepare_failed':
      return { error: event.error };
    case 'authorised':
      return { transactionUuid: event.transactionUuid };
    case 'sca_required': {
      const { returnToken, clientSecret = null, ...sca } = event.sca;
      return {
        session: state.session && { ...state.session, ...sca, clientSecret },
        transactionUuid: sca.transactionUuid,
        clientSecret: clientSecret ?? state.clientSecret,
        returnToken: returnToken ?? state.returnToken,
      };
    }
    case 'result_unknown':
      return { isWaiting: true };
    case 'completed':
      return { orderId: event.orderId };
    case 'fail':
      return { error: event.error, lastFailure: event.error };
    default:
      return {};
  }
}

/** The reducer of the payment state machine. Pure: every event comes from a server response. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'resume')
    return state.status === 'idle' ? { ...initialPayment, ...stateOnReturn(event.transaction) } : state;
  const status = moves[state.status][event.type];
  if (status === undefined) return state;
  if (event.type === 'reset') return initialPayment;
  return { ...state, error: null, isWaiting: false, ...getChanges(state, event), status };
}
