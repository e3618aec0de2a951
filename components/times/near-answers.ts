import type { SearchDay } from '#contract/timetable/search.ts';
import { lastDate, type TimesQuestion } from '#lib/routing/times-path.ts';

/** A question near the one that nothing answers, with how many free times it has; null where that is not known. */
export interface NearAnswer {
  question: TimesQuestion;
  count: number | null;
}

const parts = ['morning', 'afternoon', 'evening'] as const;
const widerMiles = [20, 30];

const countIn = ({ hits, parts: counts }: SearchDay, part: TimesQuestion['part']): number =>
  part === null ? hits : counts[part];

/** Whether a day is one of those that are asked for. */
export const isAskedDay = (question: Pick<TimesQuestion, 'date' | 'isWeekend'>, date: string): boolean =>
  date >= question.date && date <= lastDate(question);

/** How many free times the asked days have in the part of a question; null where no such day was counted. */
export function countOn(
  days: readonly SearchDay[],
  question: Pick<TimesQuestion, 'date' | 'isWeekend' | 'part'>,
): number | null {
  const selectedDays = days.filter(({ date }) => isAskedDay(question, date));
  return selectedDays.length === 0 ? null : selectedDays.reduce((sum, day) => sum + countIn(day, question.part), 0);
}

/** What to ask instead where nothing is free: another part of that day, the next day that has something, farther away. */
export function nearAnswers(question: TimesQuestion, days: readonly SearchDay[]): NearAnswer[] {
  const ofParts = parts.map((part) => ({
    question: { ...question, part },
    count: countOn(days, { ...question, part }),
  }));
  const otherPart = ofParts.find(({ count }) => count !== null && count > 0);
  const later = days.find((day) => day.date > lastDate(question) && countIn(day, question.part) > 0);
  const miles = widerMiles.find((wider) => question.near !== null && wider > question.near.miles);
  return [
    ...(otherPart ? [otherPart] : []),
    ...(later
      ? [{ question: { ...question, date: later.date, isWeekend: false }, count: countIn(later, question.part) }]
      : []),
    ...(miles && question.near ? [{ question: { ...question, near: { ...question.near, miles } }, count: null }] : []),
  ];
}
