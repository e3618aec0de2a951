import fc from 'fast-check';
import { formatMinor, money, moneyOrNull } from '#backend/serialize/money.ts';
import { maxApplicable, type Credit } from './credits.ts';
import { taxWithin } from './price-line.ts';

describe('money', () => {
  it.each([
    [620, 'GBP', '£6.20'],
    [0, 'GBP', '£0.00'],
    [123_456, 'GBP', '£1,234.56'],
    [-350, 'GBP', '-£3.50'],
    [5, 'EUR', '€0.05'],
  ])('%i %s is %s', (value, currency, text) => {
    expect(formatMinor(value, currency)).toBe(text);
  });

  it('carries its amount and currency', () => {
    expect(money(620, 'GBP')).toEqual({ formatted: '£6.20', value: 620, currency: 'GBP' });
    expect(moneyOrNull(null, 'GBP')).toBeNull();
  });
});

describe('the tax within a price', () => {
  it.each([
    [620, 20, 103],
    [1200, 20, 200],
    [620, 0, 0],
    [0, 20, 0],
    [1, 20, 0],
    [105, 5, 5],
  ])('of %i at %i%% is %i', (amount, rate, tax) => {
    expect(taxWithin(amount, rate)).toBe(tax);
  });

  it('is a whole number between nothing and the price', () => {
    const property = fc.property(fc.nat(10_000_000), fc.constantFrom(0, 5, 17.5, 20, 25), (amount, rate) => {
      const tax = taxWithin(amount, rate);
      expect(Number.isInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
    });
    fc.assert(property, { seed: 20_261_124 });
  });
});

describe('credit for a basket', () => {
  const credit = (type: Credit['type'], available: number, applied = 0): Credit => ({ type, available, applied });

  it.each([
    ['what there is', credit('general', 300), [], 1000, 300],
    ['no more than there is to pay', credit('general', 3000), [], 1000, 1000],
    ['what the other kind leaves', credit('general', 3000), [credit('membership', 700, 700)], 1000, 300],
    ['its own again, when it is applied already', credit('general', 3000, 1000), [], 1000, 1000],
    ['nothing of nothing', credit('general', 0), [], 1000, 0],
    ['nothing when the other kind pays all', credit('general', 100), [credit('membership', 2000, 2000)], 1000, 0],
  ] as const)('is at most %s', (_, one, others, total, most) => {
    expect(maxApplicable(one, [one, ...others], total)).toBe(most);
  });
});
