import type { Transaction } from '#contract/payments/payments.ts';
import { eventAfterCheck } from './calls/poll-payment.ts';
import type { PaymentStatus } from './payment-state.ts';

const transactionUuid = '0b9e3c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';
const orderId = 'e77a1c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';

const after = (
  status: PaymentStatus,
  transactionStatus: Transaction['transactionStatus'],
  completeOrderId: string | null = null,
) =>
  eventAfterCheck(status, {
    transactionUuid,
    transactionStatus,
    completeOrderId,
    paymentProvider: 'opayo',
    updatedAmount: null,
  });

describe('looking at a payment whose result is awaited', () => {
  it.each(['authorizing', 'sca_processing', 'completing'] as const)('%s ends with the order', (status) => {
    expect(after(status, 'completed', orderId)).toEqual({ type: 'completed', orderId });
    expect(after(status, 'completed')).toBeNull();
  });

  it.each([
    ['authorizing', { type: 'authorised', transactionUuid }],
    ['sca_processing', { type: 'sca_passed' }],
    ['completing', null],
  ] as const)('%s goes on when the bank has said yes', (status, event) => {
    expect(after(status, 'authorised')).toEqual(event);
  });

  it('asks the bank again when it wants another answer', () => {
    expect(after('sca_processing', 'sca_required')).toMatchObject({ type: 'sca_required', sca: { transactionUuid } });
  });

  it.each([
    ['authorizing', 'failed', 'declined'],
    ['sca_processing', 'failed', 'sca_failed'],
    ['completing', 'failed', 'completion_failed'],
    ['sca_processing', 'cancelled', 'payment_expired'],
    ['authorizing', 'cancelled', 'not_authorised'],
    ['authorizing', 'expired', 'not_authorised'],
    ['completing', 'expired', 'payment_expired'],
  ] as const)('%s that %s says %s', (status, found, kind) => {
    expect(after(status, found)).toEqual({ type: 'fail', error: { kind } });
  });

  it.each(['created', 'ready', 'authorising', 'sca_processing', 'completing', 'pending'] as const)(
    '%s is nothing new',
    (found) => {
      expect(after('authorizing', found)).toBeNull();
    },
  );
});
