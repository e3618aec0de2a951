import { translateIn } from '#tests/support/translate.ts';
import { hoursText, isAllDay } from './opening-label.ts';
import { openingState, type OpeningDay, type OpenRange } from './opening-today.ts';

const range = (opens: string, closes: string): OpenRange => ({ opens, closes });

describe('the hours of a day', () => {
  const days: [string, string, OpenRange[]][] = [
    ['06:30–22:00', '06:30–22:00', [range('06:30', '22:00')]],
    ['06:30–12:00, 14:00–22:00', '06:30–12:00, 14:00–22:00', [range('06:30', '12:00'), range('14:00', '22:00')]],
    ['18:00–02:00', '18:00–02:00', [range('18:00', '02:00')]],
    ['20:00–24:00', '20:00–24:00', [range('20:00', '24:00')]],
    ['Open 24 hours', 'Ar agor 24 awr', [range('00:00', '24:00')]],
    ['Closed', 'Ar gau', []],
  ];

  test.each(days)('are written %s, in Welsh %s', (english, welsh, ranges) => {
    expect([hoursText(ranges, translateIn('en')), hoursText(ranges, translateIn('cy'))]).toEqual([english, welsh]);
  });

  test.each([
    [true, range('00:00', '24:00')],
    [false, range('00:01', '24:00')],
    [false, range('00:00', '23:59')],
  ])('are all day: %s, for %j', (expected, hours) => {
    expect(isAllDay([hours])).toBe(expected);
  });

  test('are not all day on a day that is closed', () => {
    expect(isAllDay([])).toBe(false);
  });
});

describe('open or closed', () => {
  const days: OpeningDay[] = [
    { date: '2026-12-23', weekday: 3, ranges: [range('08:00', '12:00'), range('14:00', '18:00')] },
    { date: '2026-12-24', weekday: 4, ranges: [range('00:00', '24:00')] },
    { date: '2026-12-25', weekday: 5, ranges: [] },
    { date: '2026-12-26', weekday: 6, ranges: [] },
    { date: '2026-12-27', weekday: 7, ranges: [range('18:00', '02:00')] },
  ];

  test.each([
    ['2026-12-23', '00:00', 'open'],
    ['2026-12-23', '11:59', 'open'],
    ['2026-12-23', '12:00', 'open'],
    ['2026-12-23', '17:59', 'open'],
    ['2026-12-23', '18:00', 'closed'],
    ['2026-12-24', '23:59', 'open'],
    ['2026-12-25', '00:00', 'closed'],
    ['2026-12-27', '02:30', 'open'],
    ['2026-12-27', '23:59', 'open'],
    ['2026-12-28', '00:30', undefined],
  ])('on %s at %s it is %s', (date, time, kind) => {
    expect(openingState(days, { date, time })?.kind).toBe(kind);
  });

  test.each([
    ['2026-12-23', { weekday: 4, opens: '00:00' }],
    ['2026-12-25', { weekday: 7, opens: '18:00' }],
    ['2026-12-26', { weekday: 7, opens: '18:00' }],
  ])('after the hours of %s it opens next on %j', (date, next) => {
    expect(openingState(days, { date, time: '23:00' })).toMatchObject({ kind: 'closed', next });
  });

  test('a venue that stays closed for as long as is known says no day', () => {
    const closed = days.filter(({ ranges }) => ranges.length === 0);
    expect(openingState(closed, { date: '2026-12-25', time: '10:00' })).toEqual({
      ...{ kind: 'closed', allDay: true, next: null },
    });
  });
});
