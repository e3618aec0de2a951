import { jest } from '@jest/globals';
import { paymentSession, transaction } from '#tests/support/checkout-components/payment-replies.ts';
import { reloadForPolicy } from './reload-for-policy.ts';

/** The page was opened so, so many milliseconds ago. */
function openedBy(type: 'navigate' | 'reload', ago: number): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }], now: () => ago });
}
const { getEntriesByType, now } = performance;
afterEach(() => void Object.assign(performance, { getEntriesByType, now }));
beforeEach(() => openedBy('navigate', 100));

const reload = jest.fn();
beforeEach(() => reload.mockClear());

const ofStripe = { type: 'prepared', session: paymentSession({ paymentProvider: 'stripe' }) } as const;

it('reloads a page whose policy is that of another provider, or of none', () => {
  expect(reloadForPolicy(ofStripe, 'opayo', reload)).toBe(true);
  expect(reloadForPolicy(ofStripe, null, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads it for a check that is still open, and not for one that is over', () => {
  const open = { type: 'resume', transaction: transaction('sca_required') } as const;
  expect(reloadForPolicy(open, 'stripe', reload)).toBe(true);
  const over = { type: 'resume', transaction: transaction('completed') } as const;
  expect(reloadForPolicy(over, 'stripe', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that lets the provider in, or is told of none', () => {
  expect(reloadForPolicy(ofStripe, 'stripe', reload)).toBe(false);
  expect(reloadForPolicy({ type: 'authorise' }, 'stripe', reload)).toBe(false);
  expect(reloadForPolicy(null, 'stripe', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload again what was just reloaded', () => {
  openedBy('reload', 29_000);
  expect(reloadForPolicy(ofStripe, 'opayo', reload)).toBe(false);
  openedBy('reload', 31_000);
  expect(reloadForPolicy(ofStripe, 'opayo', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
