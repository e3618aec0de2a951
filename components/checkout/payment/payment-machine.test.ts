import type { PaymentSession } from '#contract/payments/checkout.ts';
import { initialPayment, paymentReducer, type PaymentEvent } from './payment-machine.ts';
import { paymentStatuses, type PaymentState, type PaymentStatus } from './payment-state.ts';

const uuid = '0b9e3c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';
const orderId = 'e77a1c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';

const session: PaymentSession = {
  paymentProvider: 'opayo',
  paymentSessionId: '51d71c52-9d6f-4f6e-8d3a-3f1f6f2f9f10',
  transactionUuid: uuid,
  touchlineTransactionUuid: uuid,
  clientSecret: null,
  scaUrl: null,
  scaMethod: null,
  formData: null,
  updatedAmount: null,
  cardSession: null,
};

const events = [
  { type: 'prepare' },
  { type: 'prepared', session },
  { type: 'prepare_failed', error: { kind: 'prepare_failed' } },
  { type: 'authorise' },
  { type: 'authorised', transactionUuid: uuid },
  {
    type: 'sca_required',
    sca: {
      transactionUuid: uuid,
      scaUrl: 'https://bank.example',
      scaMethod: 'POST',
      formData: { creq: 'x' },
      returnToken: 'rt',
    },
  },
  { type: 'sca_shown' },
  { type: 'sca_cleared' },
  { type: 'sca_passed' },
  { type: 'complete' },
  { type: 'completed', orderId },
  { type: 'result_unknown' },
  { type: 'fail', error: { kind: 'declined' } },
  { type: 'reset' },
  {
    type: 'resume',
    transaction: {
      transactionUuid: uuid,
      transactionStatus: 'authorised',
      completeOrderId: null,
      paymentProvider: 'opayo',
      updatedAmount: null,
    },
  },
] as const satisfies readonly PaymentEvent[];

/** One row a state, one column an event in the order above; a dot stays. */
const table: Record<PaymentStatus, string> = {
  idle: 'preparing . . . . . . . . completing . . failed idle authorized',
  preparing: '. ready prepare_failed . . . . . . . . . failed idle .',
  prepare_failed: 'preparing . . . . . . . . . . . failed idle .',
  ready: 'preparing . . authorizing . . . . . . . . failed idle .',
  authorizing: '. . . . authorized sca_required . . . . completed authorizing failed idle .',
  authorized: '. . . . . . . . . completing completed . failed idle .',
  sca_required: '. . . . . . sca_processing . . . . . failed idle .',
  sca_processing: '. . . . . sca_required . ready completing . completed sca_processing failed idle .',
  completing: '. . . . . . . . . . completed completing failed idle .',
  completed: '. . . . . . . . . . . . . idle .',
  failed: 'preparing . . . . . . . . . . . failed idle .',
};

const at = (status: PaymentStatus, more: Partial<PaymentState> = {}): PaymentState => ({
  ...initialPayment,
  status,
  ...more,
});

describe.each(paymentStatuses)('a payment that is %s', (status) => {
  const row = table[status].split(' ');

  it('is described for every event', () => {
    expect(row).toHaveLength(events.length);
  });

  it.each(events.map((event, index) => ({ event, type: event.type, expected: row[index] })))(
    'goes on $type to $expected',
    ({ event, expected }) => {
      const before = at(status);
      const after = paymentReducer(before, event);
      if (expected === '.') expect(after).toBe(before);
      else expect(after.status).toBe(expected);
    },
  );
});

describe('what a payment remembers', () => {
  const step = (state: PaymentState, ...steps: PaymentEvent[]) => steps.reduce(paymentReducer, state);

  it('keeps the session once it is ready', () => {
    expect(step(at('preparing'), { type: 'prepared', session }).session).toBe(session);
  });

  it('forgets the error when it prepares again, but keeps in view what the last attempt came to', () => {
    const declined = step(at('authorizing'), {
      type: 'fail',
      error: { kind: 'declined', message: 'Payment was declined' },
    });
    expect(declined.error).toEqual({ kind: 'declined', message: 'Payment was declined' });
    const again = step(declined, { type: 'prepare' }, { type: 'prepared', session });
    expect(again.error).toBeNull();
    expect(again.lastFailure).toEqual({ kind: 'declined', message: 'Payment was declined' });
    expect(step(again, { type: 'authorise' }).lastFailure).toBeNull();
  });

  it('adds what the bank wants to the session', () => {
    const request = step(at('authorizing', { session }), events[5]);
    expect(request.session).toEqual({
      ...session,
      scaUrl: 'https://bank.example',
      scaMethod: 'POST',
      formData: { creq: 'x' },
    });
    expect(request).toMatchObject({ transactionUuid: uuid, returnToken: 'rt' });
  });

  it('stores the transaction when it is authorised and the order when it is complete', () => {
    const done = step(at('authorizing'), events[4], { type: 'complete' }, { type: 'completed', orderId });
    expect(done).toMatchObject({ status: 'completed', transactionUuid: uuid, orderId });
  });

  it('waits, in the same state, while the result is unknown, and stops waiting when it is known', () => {
    const waiting = step(at('completing'), { type: 'result_unknown' });
    expect(waiting).toMatchObject({ status: 'completing', isWaiting: true });
    expect(step(waiting, { type: 'completed', orderId }).isWaiting).toBe(false);
  });

  it('begins anew on reset', () => {
    expect(
      step(at('failed', { session, transactionUuid: uuid, lastFailure: { kind: 'declined' } }), { type: 'reset' }),
    ).toEqual(initialPayment);
  });
});
