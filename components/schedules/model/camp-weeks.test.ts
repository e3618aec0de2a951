import { campWeeks, weekNumber } from './camp-weeks.ts';

const on = (local: string) => ({ startsAt: { local: `${local}:00` } });

describe('the week of a camp', () => {
  test.each([
    ['its first day', '2026-12-21 09:00', 1],
    ['the last day of its first week', '2026-12-27 18:00', 1],
    ['seven days later', '2026-12-28 09:00', 2],
    ['seven days later, an earlier hour', '2026-12-28 08:00', 2],
    ['thirteen days later', '2027-01-03 09:00', 2],
    ['fourteen days later', '2027-01-04 09:00', 3],
  ])('%s', (_, day, number) => {
    expect(weekNumber(on('2026-12-21 09:00'), on(day))).toBe(number);
  });

  test.each([
    ['the clocks go forward in between', '2027-03-22 09:00', '2027-03-29 09:00'],
    ['the clocks go back in between', '2026-10-19 09:00', '2026-10-26 09:00'],
  ])('is the second a week later, though %s', (_, start, day) => {
    expect(weekNumber(on(start), on(day))).toBe(2);
  });

  test('counts from the first day of the camp, whatever day of the week that is', () => {
    expect(weekNumber(on('2026-12-24 09:00'), on('2026-12-30 09:00'))).toBe(1);
    expect(weekNumber(on('2026-12-24 09:00'), on('2026-12-31 09:00'))).toBe(2);
  });

  test('groups sessions in order, with first and last day, and leaves out weeks without any', () => {
    const days = [on('2027-01-05 09:00'), on('2026-12-21 09:00'), on('2026-12-23 09:00')];
    expect(campWeeks(on('2026-12-21 09:00'), days)).toEqual([
      { number: 1, sessions: [days[1], days[2]], first: '2026-12-21', last: '2026-12-23' },
      { number: 3, sessions: [days[0]], first: '2027-01-05', last: '2027-01-05' },
    ]);
  });
});
