import fc from 'fast-check';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import {
  getBillingPeriod,
  getEarliestLastDay,
  getLastDay,
  getMinimumTermEnd,
  getNextBillingDay,
  prorateChange,
  type Terms,
} from './membership-days.ts';

const monthly: Terms = { startsOn: '2026-01-01', endsOn: null, period: 'month', minimumTermMonths: 0, noticeDays: 30 };

it.each([
  ['2026-01-01', '2026-01-01', '2026-02-01'],
  ['2026-01-01', '2026-11-24', '2026-12-01'],
  ['2026-01-31', '2026-02-27', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-03-30', '2026-03-31'],
])('a membership from %s has its next payment after %s on %s', (startsOn, today, next) => {
  expect(getNextBillingDay({ ...monthly, startsOn }, today)).toBe(next);
});

it('has its first payment when it begins, and none after it ends', () => {
  expect(getNextBillingDay(monthly, '2025-12-24')).toBe('2026-01-01');
  expect(getNextBillingDay({ ...monthly, endsOn: '2026-11-30' }, '2026-11-24')).toBeNull();
  expect(getNextBillingDay({ ...monthly, endsOn: '2026-12-31' }, '2026-11-24')).toBe('2026-12-01');
  expect(getNextBillingDay({ ...monthly, period: 'year' }, '2026-11-24')).toBe('2027-01-01');
});

it('ends with the period in which the notice is over', () => {
  // Thirty days from 24 November are over on 24 December.
  expect(getLastDay(monthly, '2026-11-24')).toBe('2026-12-31');
  expect(getLastDay({ ...monthly, noticeDays: 0 }, '2026-11-24')).toBe('2026-11-30');
  expect(getLastDay({ ...monthly, noticeDays: 0 }, '2026-12-01')).toBe('2026-12-31');
  expect(getLastDay({ ...monthly, period: 'year' }, '2026-11-24')).toBe('2026-12-31');
});

it('ends the same day while one may change one’s mind, whatever notice and minimum term say', () => {
  const bound = { ...monthly, startsOn: '2026-11-18', minimumTermMonths: 12, coolingOffEndsOn: '2026-12-02' };
  expect(getLastDay(bound, '2026-12-02')).toBe('2026-12-02');
  expect(getEarliestLastDay(bound, '2026-12-02')).toBe('2026-12-02');
  expect(getEarliestLastDay(bound, '2026-12-03')).toBe('2027-11-17');
});

it('is billed from the first whole month on where a part of one was paid', () => {
  const part = { ...monthly, startsOn: '2026-11-18', billsFrom: '2026-12-01' };
  expect(getNextBillingDay(part, '2026-11-18')).toBe('2026-12-01');
  expect(getNextBillingDay(part, '2026-12-01')).toBe('2027-01-01');
  expect(getBillingPeriod(part, '2026-11-20')).toEqual({ from: '2026-11-01', next: '2026-12-01' });
  expect(getLastDay({ ...part, noticeDays: 0 }, '2026-11-20')).toBe('2026-11-30');
  // The dearer type for 11 of 30 days.
  const change = { terms: part, oldPrice: 3000, newPrice: 6000, newPeriod: 'month' as const, fee: 0 };
  expect(prorateChange({ ...change, today: '2026-11-20' })).toEqual({ price: 1100, takesEffectOn: '2026-11-20' });
});

it('does not end before its minimum term', () => {
  const bound = { ...monthly, startsOn: '2026-06-15', minimumTermMonths: 12 };
  expect(getMinimumTermEnd(bound)).toBe('2027-06-14');
  expect(getEarliestLastDay(bound, '2026-11-24')).toBe('2027-06-14');
  expect(getEarliestLastDay(bound, '2027-06-01')).toBe(getLastDay(bound, '2027-06-01'));
  expect(getMinimumTermEnd(monthly)).toBeNull();
});

describe('a change of type', () => {
  const change = {
    terms: monthly,
    oldPrice: 3000,
    newPrice: 6000,
    newPeriod: 'month',
    fee: 500,
    today: '2026-11-24',
  } as const;

  it('to a dearer one counts today, for the days that are left', () => {
    // Seven of thirty days.
    expect(prorateChange(change)).toEqual({ price: 500 + 700, takesEffectOn: '2026-11-24' });
    expect(prorateChange({ ...change, today: '2026-11-01' })).toEqual({ price: 3500, takesEffectOn: '2026-11-01' });
  });

  it('to any other counts from the next payment on', () => {
    const later = { price: 500, takesEffectOn: '2026-12-01' };
    expect(prorateChange({ ...change, newPrice: 2000 })).toEqual(later);
    expect(prorateChange({ ...change, newPrice: 3000 })).toEqual(later);
    expect(prorateChange({ ...change, newPeriod: 'year' })).toEqual(later);
    expect(prorateChange({ ...change, today: '2025-12-24' })).toEqual({ price: 500, takesEffectOn: '2026-01-01' });
  });
});

it('a day is in the period that it is in, and the difference is never more than that of a whole one', () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 4000 }),
    fc.integer({ min: 0, max: 1500 }),
    fc.constantFrom('month' as const, 'year' as const),
    fc.nat(20_000),
    fc.nat(20_000),
    (start, later, period, oldPrice, newPrice) => {
      const startsOn = daysAfter('2020-01-01', start);
      const today = daysAfter(startsOn, later);
      const { from, next } = getBillingPeriod({ startsOn, period }, today);
      expect(from <= today && today < next).toBe(true);
      const terms = { startsOn, period };
      const { price } = prorateChange({ terms, oldPrice, newPrice, newPeriod: period, fee: 0, today });
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThanOrEqual(Math.max(0, newPrice - oldPrice));
    },
  );
  fc.assert(property, { seed: 20_261_124, numRuns: 300 });
});
