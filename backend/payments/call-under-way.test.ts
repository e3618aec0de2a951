import { isUnderWay } from './records/provider-operation.ts';

const createdAt = new Date('2026-11-24T18:00:00Z');
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const operation = { id: 'operation', kind: 'capture' as const, attempt: 1, state: 'started' as const, createdAt };

/** Whatever the longest wait for a provider is set to: who still waits is never taken for gone. */
it.each([1, 30, 60, 99])('a call is under way as long as a provider may take: %s seconds', (paymentTimeoutSeconds) => {
  const config = { paymentTimeoutSeconds };
  expect(isUnderWay(operation, after(paymentTimeoutSeconds + 20), config)).toBe(true);
  expect(isUnderWay(operation, after(paymentTimeoutSeconds + 40), config)).toBe(false);
});

it('a call with an answer is not under way', () => {
  expect(isUnderWay({ ...operation, state: 'ok' }, after(1), { paymentTimeoutSeconds: 30 })).toBe(false);
});
