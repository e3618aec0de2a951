import { format } from 'date-fns/format';
import { cy } from 'date-fns/locale/cy';
import { enGB } from 'date-fns/locale/en-GB';
import { dateNames } from '#contract/languages/date-names.ts';

/** 5 January 2026 is a Monday. */
const week = Array.from({ length: 7 }, (_, index) => new Date(2026, 0, 5 + index));
const year = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));

test('English names are those of date-fns', () => {
  const names = (dates: Date[], pattern: string) => dates.map((date) => format(date, pattern, { locale: enGB }));
  expect(dateNames('en')).toEqual({
    weekdays: names(week, 'EEE'),
    weekdaysLong: names(week, 'EEEE'),
    months: names(year, 'MMM'),
    monthsLong: names(year, 'MMMM'),
  });
});

test('Welsh names are those of date-fns, with a capital for the weekday', () => {
  const names = (dates: Date[], pattern: string) => dates.map((date) => format(date, pattern, { locale: cy }));
  expect(dateNames('cy').weekdaysLong.map((name) => name.replace('Dydd', 'dydd'))).toEqual(names(week, 'EEEE'));
  expect(dateNames('cy').monthsLong).toEqual(names(year, 'MMMM'));
  expect(dateNames('cy')).not.toHaveProperty('monthsAlone');
});

test('short Welsh names are those of date-fns or a letter longer, as they are usual', () => {
  const isLonger = (dates: Date[], pattern: string, names: readonly string[]) =>
    names.filter((name, index) => name !== format(dates[index] ?? 0, pattern, { locale: cy }));
  expect(isLonger(week, 'EEE', dateNames('cy').weekdays)).toEqual(['Gwen']);
  expect(isLonger(year, 'MMM', dateNames('cy').months)).toEqual(['Chwef', 'Gorff', 'Awst', 'Medi']);
});
