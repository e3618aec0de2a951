import { minutesToOpeningChange } from './opening-end.ts';

const days = [
  {
    date: '2026-11-18',
    ranges: [
      { opens: '06:30', closes: '12:00' },
      { opens: '16:00', closes: '22:00' },
    ],
  },
  { date: '2026-11-19', ranges: [{ opens: '06:30', closes: '22:00' }] },
];

it.each([
  ['2026-11-18', '06:00', 360],
  ['2026-11-18', '12:00', 600],
  ['2026-11-18', '21:59', 1],
  ['2026-11-18', '22:00', 120],
  ['2026-11-20', '23:00', 60],
])('on %s at %s it is %i minutes until a venue says something else', (date, time, minutes) => {
  expect(minutesToOpeningChange(days, { date, time })).toBe(minutes);
});
