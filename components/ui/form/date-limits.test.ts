import { dateRange, isDateAllowed, isoFromText, textFromIso } from './date-text.ts';

const today = '2026-11-18';

test.each([
  [{ disablePast: true }, '2026-11-17', false],
  [{ disablePast: true }, '2026-11-18', true],
  [{ disableFuture: true }, '2026-11-19', false],
  [{ disableFuture: true }, '2026-11-18', true],
  [{ minDate: '2026-12-01' }, '2026-11-30', false],
  [{ maxDate: '2026-12-01' }, '2026-12-01', true],
  [{ maxDate: '2026-12-01' }, '2026-12-02', false],
  [{}, '1900-01-01', true],
])('with %j, %s is allowed: %s', (limits, date, allowed) => {
  expect(isDateAllowed(date, { ...limits, today })).toBe(allowed);
});

test('takes the tighter of two limits', () => {
  const limits = { minDate: '2026-01-01', disablePast: true, maxDate: '2027-01-01', disableFuture: true };
  expect(dateRange({ ...limits, today })).toEqual({ first: today, last: today });
});

test.each(['29-02-2025', '00-01-2025', '12-13-2025', '1-1-25', '2025-01-01', 'tomorrow', ''])(
  'reads no date from %j',
  (text) => {
    expect(isoFromText(text)).toBeUndefined();
  },
);

test('reads and writes a leap day', () => {
  expect(isoFromText('29-02-2028')).toBe('2028-02-29');
  expect(textFromIso('2028-02-29')).toBe('29-02-2028');
});
