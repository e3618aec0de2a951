import { openingDays } from '#contract/venues/rules/opening-days.ts';
import { openingState, openingWeek } from './opening-today.ts';

const weekly = 'Mo-Fr 06:30-22:00; Sa,Su 08:00-18:00; PH off';
const hoursOn = (openingTimes: string | null, date: string, postcode = 'HX6 2QD') =>
  openingDays({ openingTimes, postcode }, date, 1)[0]?.ranges;

describe('reading opening times', () => {
  test('gives each day its hours', () => {
    const days = openingDays({ openingTimes: weekly, postcode: 'HX6 2QD' }, '2026-11-20', 3);
    expect(days).toEqual([
      { date: '2026-11-20', weekday: 5, ranges: [{ opens: '06:30', closes: '22:00' }] },
      { date: '2026-11-21', weekday: 6, ranges: [{ opens: '08:00', closes: '18:00' }] },
      { date: '2026-11-22', weekday: 7, ranges: [{ opens: '08:00', closes: '18:00' }] },
    ]);
  });

  test('keeps a break at midday', () => {
    expect(hoursOn('Mo-Su 09:00-12:00,14:00-18:00', '2026-11-18')).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ]);
  });

  test('closes on bank holidays, which Scotland has of its own', () => {
    expect(hoursOn(weekly, '2026-12-25')).toEqual([]);
    expect(hoursOn(weekly, '2026-11-30')).toHaveLength(1);
    expect(hoursOn(weekly, '2026-11-30', 'EH1 1YZ')).toEqual([]);
    expect(hoursOn(weekly, '2026-07-13', 'BT1 5GS')).toEqual([]);
  });

  test('a night belongs to the day it began', () => {
    expect(hoursOn('Fr 18:00-02:00', '2026-11-20')).toEqual([{ opens: '18:00', closes: '02:00' }]);
    expect(hoursOn('Fr 18:00-02:00', '2026-11-21')).toEqual([]);
  });

  test('reads always open, and closing at midnight', () => {
    expect(hoursOn('24/7', '2026-11-20')).toEqual([{ opens: '00:00', closes: '24:00' }]);
    expect(hoursOn('Mo-Su 20:00-24:00', '2026-11-20')).toEqual([{ opens: '20:00', closes: '24:00' }]);
  });

  test('keeps wall times on the day the clocks change', () => {
    expect(hoursOn(weekly, '2026-03-29')).toEqual([{ opens: '08:00', closes: '18:00' }]);
    expect(hoursOn(weekly, '2026-10-25')).toEqual([{ opens: '08:00', closes: '18:00' }]);
  });

  test.each([null, '', 'whenever we like'])('makes nothing of %j', (openingTimes) => {
    expect(openingDays({ openingTimes, postcode: 'HX6 2QD' }, '2026-11-20', 7)).toEqual([]);
  });
});

describe('open now', () => {
  const days = [
    {
      date: '2026-11-18',
      weekday: 3,
      ranges: [
        { opens: '06:30', closes: '12:00' },
        { opens: '14:00', closes: '22:00' },
      ],
    },
    { date: '2026-11-19', weekday: 4, ranges: [] },
    { date: '2026-11-20', weekday: 5, ranges: [{ opens: '07:00', closes: '21:00' }] },
  ];

  test.each(['05:00', '13:00', '21:59'])('is open today at %s, before, between and within its hours', (time) => {
    expect(openingState(days, { date: '2026-11-18', time })).toMatchObject({ kind: 'open' });
  });

  test('has closed when the last hours are over', () => {
    expect(openingState(days, { date: '2026-11-18', time: '22:00' })).toEqual({
      kind: 'closed',
      allDay: false,
      next: { weekday: 5, opens: '07:00' },
    });
  });

  test('is closed all day', () => {
    expect(openingState(days, { date: '2026-11-19', time: '10:00' })).toMatchObject({ kind: 'closed', allDay: true });
  });

  test('a night that runs past midnight is not over in the evening', () => {
    const night = [{ date: '2026-11-20', weekday: 5, ranges: [{ opens: '18:00', closes: '02:00' }] }];
    expect(openingState(night, { date: '2026-11-20', time: '23:30' })).toMatchObject({ kind: 'open' });
  });

  test('says nothing of a day it knows nothing about', () => {
    expect(openingState(days, { date: '2026-12-01', time: '10:00' })).toBeNull();
  });

  test('shows the coming seven days from Monday to Sunday', () => {
    const fortnight = openingDays({ openingTimes: weekly, postcode: 'HX6 2QD' }, '2026-11-18', 14);
    expect(openingWeek(fortnight, '2026-11-19').map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });
});
