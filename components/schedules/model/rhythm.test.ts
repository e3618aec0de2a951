import { getRhythm } from './schedule-facts.ts';

const november = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}`);

// 9 November 2026 is a Monday.
test.each([
  ['one day', november(9), { kind: 'once' }],
  ['one day with two sessions', november(9, 9), { kind: 'once' }],
  ['Monday to Friday of one week', november(9, 10, 11, 12, 13), { kind: 'daily' }],
  ['a weekend and the Monday', november(14, 15, 16), { kind: 'daily' }],
  ['three weeks of weekdays', november(9, 10, 11, 12, 13, 16, 17, 18, 19, 20), { kind: 'weekdays', from: 1, to: 5 }],
  ['three weeks of weekdays without a holiday', november(9, 10, 11, 12, 13, 16, 17, 19, 20), { kind: 'irregular' }],
  ['from a Thursday on', november(12, 13, 16, 17, 18, 19, 20), { kind: 'weekdays', from: 1, to: 5 }],
  ['Tuesdays', november(10, 17, 24), { kind: 'weekly', weekday: 2 }],
  ['Sundays', november(15, 22), { kind: 'weekly', weekday: 7 }],
  ['Tuesdays but one', november(3, 17, 24), { kind: 'irregular' }],
  ['Mondays and Fridays', november(9, 13, 16, 20), { kind: 'irregular' }],
])('%s', (_, dates, rhythm) => {
  expect(getRhythm(dates)).toEqual(rhythm);
});
