import { day } from '#tests/support/timetable-components/day.ts';
import { dateBarWeek } from './date-bar-week.ts';

const week = (date: string, input: Parameters<typeof day>[0] = {}, language: 'en' | 'cy' = 'en') =>
  dateBarWeek(day({ date, renderedAt: Date.parse('2026-11-18T12:00:00Z'), openDates: [], ...input }), language);

test.each([
  ['a Monday', '2026-11-16'],
  ['a Wednesday', '2026-11-18'],
  ['a Sunday', '2026-11-22'],
])('%s stands in its week from Monday to Sunday', (_, date) => {
  expect(week(date).days.map((one) => one.date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test.each([
  ['within a month', '2026-11-18', '16–22 Nov 2026'],
  ['over the end of a month', '2026-12-01', '30 Nov–6 Dec 2026'],
  ['over the end of a year', '2026-12-31', '28 Dec 2026–3 Jan 2027'],
])('the week is named %s', (_, date, label) => {
  expect(week(date).label).toBe(label);
});

test('days are named in the language of the page', () => {
  expect(week('2026-11-18').days[2]).toEqual({
    date: '2026-11-18',
    weekday: 'Wed',
    dayOfMonth: '18',
    month: 'November',
  });
  expect(week('2026-11-18', {}, 'cy').days[2]).toMatchObject({ weekday: 'Mer', month: 'Tachwedd' });
});

test.each([
  ['nothing is on sale: next week has a page still', '2026-11-18', [], '2026-11-25'],
  ['nothing is on sale: but not the week after', '2026-11-25', [], null],
  ['the last day on sale is far: on to it', '2026-12-02', ['2026-12-08'], '2026-12-09'],
  ['the last day on sale is far: one week beyond it', '2026-12-09', ['2026-12-08'], '2026-12-16'],
  ['the last day on sale is far: and no further', '2026-12-16', ['2026-12-08'], null],
])('%s', (_, date, openDates, next) => {
  expect(week(date, { openDates }).next).toBe(next);
});

test('a week on or back keeps the day of the week when the clocks change', () => {
  expect(
    week('2026-10-21', { renderedAt: Date.parse('2026-10-20T12:00:00Z'), openDates: ['2026-12-01'] }),
  ).toMatchObject({ previous: '2026-10-14', next: '2026-10-28' });
});

test('today is the day at the venue, not in UTC', () => {
  const venue = { slug: 'auckland', name: 'Auckland', timezone: 'Pacific/Auckland' };
  const sundayNight = Date.parse('2026-11-22T20:00:00Z');
  expect(week('2026-11-23', { renderedAt: sundayNight }).next).toBeNull();
  expect(week('2026-11-23', { venue, renderedAt: sundayNight }).next).toBe('2026-11-30');
});
