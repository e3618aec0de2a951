import { formatMoney } from './format-money.ts';

test.each([
  [650, 'GBP', '£6.50'],
  [0, 'GBP', '£0.00'],
  [-1200, 'GBP', '−£12.00'],
  [123456, 'GBP', '£1,234.56'],
  [999, 'EUR', '€9.99'],
  [500, 'JPY', '¥500'],
])('%d in %s reads %s', (amountMinor, currency, text) => {
  expect(formatMoney(amountMinor, currency)).toBe(text);
});

test('refuses a currency that is none', () => {
  expect(() => formatMoney(1, 'pounds')).toThrow(RangeError);
});
