import { cancellationRule } from './cancellation-rule.ts';

const at = (utc: string) => ({ now: new Date(utc), today: utc.slice(0, 10) });
const cutOff = { utc: '2026-11-19T16:30:00Z', local: '2026-11-19 16:30:00', timezone: 'Europe/London' };
const free = { canCancel: true, cutOff, cutOffActions: [], awardsCredit: true };

test.each([
  ['2026-11-19T09:00:00Z', 'today'],
  ['2026-11-18T23:30:00Z', 'tomorrow'],
  ['2026-11-17T09:00:00Z', 'later'],
])('seen at %s free cancelling ends %s', (now, day) => {
  expect(cancellationRule(free, at(now))).toEqual({
    kind: 'free',
    until: { time: '16:30', date: '2026-11-19', day },
  });
});

test('the last second is free, the cut-off itself is late', () => {
  expect(cancellationRule(free, at('2026-11-19T16:29:59Z')).kind).toBe('free');
  expect(cancellationRule({ ...free, awardsCredit: false }, at('2026-11-19T16:30:00Z')).kind).toBe('late');
  expect(cancellationRule(free, at('2026-11-19T16:30:00Z')).kind).toBe('late');
});

test('late with a fee the rest comes back', () => {
  const withFee = { ...free, cutOffActions: ['charge_fee' as const] };
  expect(cancellationRule(withFee, at('2026-11-19T16:29:59Z')).kind).toBe('free');
  expect(cancellationRule(withFee, at('2026-11-19T16:30:00Z')).kind).toBe('fee');
  expect(cancellationRule({ ...withFee, awardsCredit: false }, at('2026-11-19T16:30:00Z')).kind).toBe('late');
});

test('without a cut-off it is free to the start', () => {
  expect(cancellationRule({ ...free, cutOff: null }, at('2026-11-19T09:00:00Z'))).toEqual({
    kind: 'free',
    until: null,
  });
});

test('where the venue keeps the money it is not called free', () => {
  expect(cancellationRule({ ...free, awardsCredit: false }, at('2026-11-18T09:00:00Z')).kind).toBe('kept');
});

test('what the customer cannot cancel is closed', () => {
  expect(cancellationRule({ ...free, canCancel: false }, at('2026-11-18T09:00:00Z'))).toEqual({ kind: 'closed' });
});

test('tomorrow may be in another month and on a day when the clocks change', () => {
  const spring = { utc: '2026-03-29T09:00:00Z', local: '2026-03-29 10:00:00', timezone: 'Europe/London' };
  const rule = cancellationRule({ ...free, cutOff: spring }, at('2026-03-28T12:00:00Z'));
  expect(rule).toMatchObject({ until: { day: 'tomorrow' } });
});
