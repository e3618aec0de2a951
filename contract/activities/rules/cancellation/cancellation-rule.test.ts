import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import { cancellationRule, type RuleInput } from './cancellation-rule.ts';
import type { PaidBooking } from './late-cost.ts';

const at = (utc: string) => ({ now: new Date(utc), today: utc.slice(0, 10) });
const before = at('2026-11-18T09:00:00Z');
const late = at('2026-11-19T16:30:00Z');
const cutOff = { utc: '2026-11-19T16:30:00Z', local: '2026-11-19 16:30:00', timezone: 'Europe/London' };
const free: CancellationFacts = { canCancel: true, cutOff, cutOffActions: [], awardsCredit: true, fee: null };
const withFee: CancellationFacts = {
  ...free,
  cutOffActions: ['charge_fee'],
  fee: { formatted: '£3.00', value: 300, currency: 'GBP' },
};
const money = (amount: number): PaidBooking => ({ amount, packageName: null });
const byPackage: PaidBooking = { amount: 0, packageName: '10-swim card' };

/** What is said, without the moments. */
const say = (facts: CancellationFacts, input: RuleInput) =>
  cancellationRule(facts, input).map((sentence) => {
    if ('fee' in sentence) return `${sentence.say} ${sentence.fee} ${sentence.currency}`;
    return 'name' in sentence ? `${sentence.say} ${sentence.name}` : sentence.say;
  });

test.each([
  ['2026-11-19T09:00:00Z', 'today'],
  ['2026-11-18T23:30:00Z', 'tomorrow'],
  ['2026-11-17T09:00:00Z', 'later'],
])('seen at %s free cancelling ends %s', (now, day) => {
  expect(cancellationRule(free, at(now))[0]).toEqual({
    say: 'free',
    until: { time: '16:30', date: '2026-11-19', day },
  });
});

test('tomorrow may be in another month and on a day when the clocks change', () => {
  const spring = { utc: '2026-03-29T09:00:00Z', local: '2026-03-29 10:00:00', timezone: 'Europe/London' };
  const [first] = cancellationRule({ ...free, cutOff: spring }, at('2026-03-28T12:00:00Z'));
  expect(first).toMatchObject({ until: { day: 'tomorrow' } });
});

test('the last second is free, the cut-off itself is late', () => {
  expect(say(free, at('2026-11-19T16:29:59Z'))).toEqual(['free', 'money']);
  expect(say(free, late)).toEqual(['late', 'noMoney']);
  expect(say({ ...free, awardsCredit: false }, late)).toEqual(['late', 'noMoney']);
});

test('without a cut-off it is free to the start', () => {
  expect(say({ ...withFee, cutOff: null }, before)).toEqual(['freeToStart', 'money']);
});

test('where the venue keeps the money it is not called free', () => {
  expect(say({ ...free, awardsCredit: false }, before)).toEqual(['kept']);
  expect(say({ ...free, awardsCredit: false, cutOff: null }, before)).toEqual(['keptToStart']);
});

test('what the customer cannot cancel is closed', () => {
  expect(say({ ...free, canCancel: false }, before)).toEqual(['closed']);
});

describe('what cancelling late costs is said beforehand', () => {
  test.each<[string, readonly PaidBooking[] | undefined, string[]]>([
    ['the fee before the price is known', undefined, ['free', 'money', 'costs 300 GBP']],
    ['the fee of what was paid for', [money(620)], ['free', 'money', 'costs 300 GBP']],
    ['never more than was paid', [money(200)], ['free', 'money', 'costs 200 GBP']],
    ['for each of several bookings', [money(620), money(200)], ['free', 'money', 'costs 500 GBP']],
    ['nothing where a use is kept', [byPackage], ['free', 'use 10-swim card']],
    ['the fee of a place that nothing was paid for', [money(0)], ['free', 'costs 300 GBP']],
  ])('%s', (_, paid, sentences) => {
    expect(say(withFee, { ...before, paid })).toEqual(sentences);
  });

  test('of a camp or course by the session', () => {
    const input = { ...before, paid: [money(620), money(620)], isBundle: true };
    expect(say(withFee, input)).toEqual(['free', 'money', 'costsEach 300 GBP']);
  });

  test('nothing where the venue keeps the money anyway', () => {
    expect(say({ ...withFee, awardsCredit: false }, { ...before, paid: [money(620)] })).toEqual(['kept']);
  });

  test('that it stops further booking and access, or cannot be cancelled', () => {
    const barring: CancellationFacts = { ...free, cutOffActions: ['disable_booking', 'disable_access'] };
    expect(say(barring, before)).toEqual(['free', 'money', 'noBookingAfter', 'noAccessAfter']);
    expect(say(barring, late)).toEqual(['late', 'noMoney', 'noBookingNow', 'noAccessNow']);
    const closing: CancellationFacts = { ...free, cutOffActions: ['disable_cancelling', 'disable_booking'] };
    expect(say(closing, before)).toEqual(['free', 'money', 'notAfter']);
    expect(say(closing, late)).toEqual(['closed']);
  });

  test('a fee that is taken off bars nobody, one that is still to pay does', () => {
    const barring: CancellationFacts = { ...withFee, cutOffActions: ['charge_fee', 'disable_booking'] };
    expect(say(barring, { ...before, paid: [money(620)] })).toEqual(['free', 'money', 'costs 300 GBP']);
    expect(say(barring, { ...before, paid: [money(0)] })).toEqual(['free', 'costs 300 GBP', 'noBookingAfter']);
    expect(say(barring, { ...before, paid: [byPackage] })).toEqual(['free', 'use 10-swim card', 'noBookingAfter']);
  });
});

describe('what comes back is what was paid with', () => {
  test.each<[string, readonly PaidBooking[], string[], string[]]>([
    ['money', [money(620)], ['free', 'money'], ['late', 'lessFee 300 GBP']],
    ['a use', [byPackage], ['free', 'use 10-swim card'], ['late', 'noUse']],
    [
      'both',
      [{ ...byPackage, amount: 200 }],
      ['free', 'money', 'use 10-swim card'],
      ['late', 'lessFee 200 GBP', 'use 10-swim card'],
    ],
    ['nothing', [money(0)], ['free'], ['late', 'costsNow 300 GBP']],
  ])('%s', (_, paid, inTime, afterwards) => {
    expect(say(withFee, { ...before, paid }).filter((text) => !text.startsWith('costs'))).toEqual(inTime);
    expect(say(withFee, { ...late, paid })).toEqual(afterwards);
  });

  test('nothing is kept of what cost nothing', () => {
    const kept = { ...free, awardsCredit: false };
    expect(say(kept, { ...before, paid: [money(0)] })).toEqual(['free']);
    expect(say(kept, { ...before, paid: [byPackage] })).toEqual(['keptUse']);
    expect(say(free, { ...late, paid: [money(0)] })).toEqual(['late']);
  });

  test('a backend may leave out how high the fee is', () => {
    const { fee: _fee, ...without } = withFee;
    expect(say(without, before)).toEqual(['free', 'money']);
    expect(say(without, late)).toEqual(['late', 'lessSomeFee']);
  });
});
