import type { Times } from '#components/times/load-times.ts';
import type { SearchDay } from '#contract/timetable/search.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';
import { translateIn } from '#tests/support/translate.ts';

/** Swimming near Halifax tomorrow evening. */
export const question: TimesQuestion = {
  what: 'swimming',
  date: '2026-11-19',
  isWeekend: false,
  part: 'evening',
  near: { place: 'halifax', miles: 10 },
  order: 'nearest',
  places: 1,
};
/** In English, on 18 November 2026. */
export const text = { t: translateIn('en'), language: 'en', today: '2026-11-18' } as const;
export const halifax = { name: 'Halifax', type: 'place', postcode: null, latitude: 53.72, longitude: -1.86 } as const;

/** A day with so many free times in the morning and in the evening. */
export const counted = (date: string, morning: number, evening: number): SearchDay => ({
  date,
  hits: morning + evening,
  parts: { morning, afternoon: 0, evening },
});
/** What was found for the question: nothing, unless said otherwise. */
export const times = (input: Partial<Times> = {}): Times => ({
  place: { kind: 'point', place: halifax },
  activity: 'Swimming',
  choices: [
    { slug: 'swimming', name: 'Swimming' },
    { slug: 'gym', name: 'Gym' },
  ],
  hits: [],
  total: 0,
  isCut: false,
  days: [counted('2026-11-18', 3, 4), counted('2026-11-19', 14, 0), counted('2026-11-20', 0, 11)],
  next: [],
  full: [],
  isMadeUp: false,
  ...input,
});
