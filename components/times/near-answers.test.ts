import type { SearchDay } from '#contract/timetable/search.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { countOn, nearAnswers } from './near-answers.ts';

const question: TimesQuestion = {
  what: 'swimming',
  date: '2026-11-19',
  isWeekend: false,
  part: 'evening',
  near: { place: 'halifax', miles: 10 },
  order: 'nearest',
  places: 1,
};
const day = (date: string, morning: number, afternoon: number, evening: number): SearchDay => ({
  date,
  hits: morning + afternoon + evening,
  parts: { morning, afternoon, evening },
});
const days = [
  day('2026-11-18', 9, 9, 9),
  day('2026-11-19', 0, 8, 0),
  day('2026-11-20', 4, 0, 0),
  day('2026-11-21', 0, 0, 11),
];

it('offers another part of the day, the next day with something in that part, and a wider circle', () => {
  expect(nearAnswers(question, days)).toEqual([
    { question: { ...question, part: 'afternoon' }, count: 8 },
    { question: { ...question, date: '2026-11-21' }, count: 11 },
    { question: { ...question, near: { place: 'halifax', miles: 20 } }, count: null },
  ]);
});

it.each([
  ['the widest circle is not widened', { ...question, near: { place: 'halifax', miles: 30 } }, days.slice(2, 3)],
  ['all venues are not widened', { ...question, near: null }, []],
])('%s', (_, request, counted) => {
  expect(nearAnswers(request, counted)).toEqual([]);
});

it('counts the part that is asked for, or the whole day', () => {
  const isWeekend = false;
  expect(countOn(days, { date: '2026-11-18', isWeekend, part: null })).toBe(27);
  expect(countOn(days, { date: '2026-11-21', isWeekend, part: 'evening' })).toBe(11);
  expect(countOn(days, { date: '2026-12-01', isWeekend, part: null })).toBeNull();
});

it('counts both days of a weekend, and looks for another day after them', () => {
  const weekend = { ...question, date: '2026-11-21', isWeekend: true, part: 'morning' } as const;
  const around = [...days, day('2026-11-22', 0, 3, 2), day('2026-11-23', 6, 0, 0)];
  expect(countOn(around, { ...weekend, part: 'evening' })).toBe(13);
  expect(nearAnswers(weekend, around).slice(0, 2)).toEqual([
    { question: { ...weekend, part: 'afternoon' }, count: 3 },
    { question: { ...weekend, date: '2026-11-23', isWeekend: false }, count: 6 },
  ]);
});
