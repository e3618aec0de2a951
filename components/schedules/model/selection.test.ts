import type { Extra } from '#contract/schedules/schedules.ts';
import { campDay } from '#tests/support/model/camp-sessions.ts';
import { chosenExtras, coursePrice, selectionCurrency, selectionTotal, wholeSessions } from './selection.ts';

const money = (value: number, currency = 'GBP') => ({ formatted: '', value, currency });
const lunch: Extra = { id: 'a', name: 'Hot lunch', pricingOptionId: 'lunch', price: money(450), maxQuantity: 10 };
const shirt: Extra = { id: 'b', name: 'T-shirt', pricingOptionId: 'shirt', price: money(900), maxQuantity: 2 };
const days = [campDay('2026-12-21'), campDay('2026-12-22'), campDay('2026-12-23', { price: money(1800) })];

describe('extras', () => {
  test.each([
    ['none', {}, []],
    ['zero of one', { lunch: 0 }, []],
    [
      'some',
      { lunch: 5, shirt: 1 },
      [
        ['lunch', 5],
        ['shirt', 1],
      ],
    ],
    [
      'more than may be',
      { lunch: 11, shirt: 9 },
      [
        ['lunch', 10],
        ['shirt', 2],
      ],
    ],
    ['fewer than none', { lunch: -1 }, []],
    ['one that is no longer sold', { gone: 3 }, []],
  ])('%s', (_, quantities, chosen) => {
    expect(
      chosenExtras([lunch, shirt], quantities).map(({ extra, quantity }) => [extra.pricingOptionId, quantity]),
    ).toEqual(chosen);
  });
});

describe('the total', () => {
  const extras = chosenExtras([lunch, shirt], { lunch: 5, shirt: 1 });

  test.each([
    ['the entire camp', { type: 'full', price: money(21000), sessions: days, extras: [] }, 21000],
    ['the entire camp with extras', { type: 'full', price: money(21000), sessions: [], extras }, 24150],
    [
      'three sessions, each at its own price',
      { type: 'individual', price: money(21000), sessions: days, extras: [] },
      6600,
    ],
    ['one session with extras', { type: 'individual', price: null, sessions: days.slice(0, 1), extras }, 5550],
    ['no session, extras only', { type: 'individual', price: null, sessions: [], extras }, 3150],
    ['a free camp', { type: 'full', price: money(0), sessions: [], extras: [] }, 0],
    ['a price that is not known yet', { type: 'full', price: null, sessions: [], extras: [] }, 0],
  ] as const)('%s', (_, selection, total) => {
    expect(selectionTotal(selection)).toBe(total);
  });

  test('is in the currency of what is sold', () => {
    expect(selectionCurrency({ type: 'full', price: money(1, 'EUR'), sessions: [], extras: [] })).toBe('EUR');
    expect(selectionCurrency({ type: 'individual', price: null, sessions: [], extras: [] })).toBe('GBP');
  });
});

describe('the price of a course', () => {
  test.each([
    ['its price', money(6000), null, 6000],
    ['what is left of it', money(6000), money(3000), 3000],
    ['nothing for what is left', money(6000), money(0), 0],
  ])('%s', (_, price, proRataPrice, value) => {
    expect(coursePrice({ price, proRataPrice })?.value).toBe(value);
  });

  test('is unknown when neither is known', () => {
    expect(coursePrice({ price: null, proRataPrice: null })).toBeNull();
  });
});

describe('the whole', () => {
  const after = new Date('2026-12-21T20:00:00Z');

  test.each([
    ['a camp has all its sessions', { occurrences: days }, 3],
    ['a course at its full price too', { occurrences: days, proRataPrice: null }, 3],
    ['a course that is sold from here on has those that are left', { occurrences: days, proRataPrice: money(4200) }, 2],
  ])('%s', (_, whole, count) => {
    expect(wholeSessions(whole, after)).toBe(count);
  });
});
