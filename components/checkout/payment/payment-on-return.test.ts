import type { Transaction } from '#contract/payments/payments.ts';
import { initialPayment, paymentReducer } from './payment-machine.ts';

const transactionUuid = '0b9e3c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';
const orderId = 'e77a1c52-9d6f-4f6e-8d3a-3f1f6f2f9f10';

const comeBack = (transactionStatus: Transaction['transactionStatus'], completeOrderId: string | null = null) =>
  paymentReducer(initialPayment, {
    type: 'resume',
    transaction: { transactionUuid, transactionStatus, completeOrderId, paymentProvider: 'opayo', updatedAmount: null },
  });

describe('coming back to a payment', () => {
  it.each(['created', 'ready', 'cancelled'] as const)('starts anew when it is %s', (status) => {
    expect(comeBack(status)).toEqual(initialPayment);
  });

  it('asks the bank page again when the bank still waits for an answer', () => {
    expect(comeBack('sca_required')).toMatchObject({
      status: 'sca_required',
      transactionUuid,
      isWaiting: false,
    });
  });

  it.each([
    ['authorising', 'authorizing'],
    ['sca_processing', 'sca_processing'],
    ['completing', 'completing'],
    ['pending', 'completing'],
  ] as const)('waits for the result when it is %s', (input, status) => {
    expect(comeBack(input)).toMatchObject({ status, transactionUuid, isWaiting: true });
  });

  it('completes an authorised payment and shows a completed one', () => {
    expect(comeBack('authorised')).toMatchObject({ status: 'authorized', transactionUuid });
    expect(comeBack('completed', orderId)).toMatchObject({ status: 'completed', orderId });
  });

  it('says what became of a payment that failed or ran out', () => {
    expect(comeBack('failed')).toMatchObject({ status: 'failed', error: { kind: 'declined' } });
    expect(comeBack('expired')).toMatchObject({ status: 'failed', error: { kind: 'payment_expired' } });
  });
});
