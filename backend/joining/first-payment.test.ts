import fc from 'fast-check';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getFirstPayment, type JoiningTerms } from './show-type.ts';

const offPeak: JoiningTerms = {
  price: 2700,
  period: 'month',
  joiningFee: 2000,
  fees: 0,
  minimumTermMonths: 1,
  coolingOffDays: 14,
};

it('takes the days left of the month with today, the fee, and all in the twelve months after', () => {
  expect(getFirstPayment(offPeak, '2026-11-18')).toEqual({
    partMonthDays: 13,
    partMonthPrice: 1170,
    firstPeriod: 1170,
    total: 3170,
    nextPaymentOn: '2026-12-01',
    minimumTermEndsOn: '2026-12-17',
    coolingOffEndsOn: '2026-12-02',
    totalFirstTerm: 35_570,
    totalUntil: '2027-11-30',
  });
});

it.each([
  [3800, 2000, 1647, 49_247],
  [6200, 0, 2687, 77_087],
])('rounds the part of %i to the nearest penny', (price, joiningFee, partMonthPrice, totalFirstTerm) => {
  expect(getFirstPayment({ ...offPeak, price, joiningFee }, '2026-11-18')).toMatchObject({
    partMonthPrice,
    totalFirstTerm,
  });
});

it.each([
  ['2026-11-01', 30, 2700, '2026-12-01'],
  ['2026-11-30', 1, 90, '2026-12-01'],
  ['2026-12-31', 1, 87, '2027-01-01'],
  ['2028-02-29', 1, 93, '2028-03-01'],
  ['2027-02-28', 1, 96, '2027-03-01'],
])('on %s takes %i days', (today, partMonthDays, partMonthPrice, nextPaymentOn) => {
  expect(getFirstPayment(offPeak, today)).toMatchObject({ partMonthDays, partMonthPrice, nextPaymentOn });
});

it('takes a whole year that begins today, and a second one where the minimum term is longer', () => {
  const yearly: JoiningTerms = { ...offPeak, price: 29_700, period: 'year', joiningFee: 0, fees: 500 };
  expect(getFirstPayment(yearly, '2026-11-18')).toMatchObject({
    partMonthDays: 0,
    partMonthPrice: 0,
    total: 30_200,
    nextPaymentOn: '2027-11-18',
    totalFirstTerm: 30_200,
    totalUntil: '2027-11-17',
  });
  expect(getFirstPayment({ ...yearly, minimumTermMonths: 18 }, '2028-02-29')).toMatchObject({
    nextPaymentOn: '2029-02-28',
    totalFirstTerm: 59_900,
    totalUntil: '2030-02-27',
  });
});

it('counts a longer minimum term all in, and says neither it nor cooling off where there is none', () => {
  expect(getFirstPayment({ ...offPeak, minimumTermMonths: 18 }, '2026-11-18')).toMatchObject({
    minimumTermEndsOn: '2028-05-17',
    totalFirstTerm: 3170 + 18 * 2700,
    totalUntil: '2028-05-31',
  });
  expect(getFirstPayment({ ...offPeak, minimumTermMonths: 0, coolingOffDays: 0 }, '2026-11-18')).toMatchObject({
    minimumTermEndsOn: null,
    coolingOffEndsOn: null,
    totalUntil: '2027-11-30',
  });
});

it('never takes more than a month for the part of it, and goes on with the next 1st', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 100_000 }), (offset, price) => {
      const today = daysAfter('2026-01-01', offset);
      const { partMonthPrice, partMonthDays, nextPaymentOn, total } = getFirstPayment({ ...offPeak, price }, today);
      expect(partMonthPrice).toBeLessThanOrEqual(price);
      expect(total).toBe(partMonthPrice + 2000);
      expect(daysAfter(today, partMonthDays)).toBe(nextPaymentOn);
      expect(nextPaymentOn.endsWith('-01')).toBe(true);
    }),
  );
});
