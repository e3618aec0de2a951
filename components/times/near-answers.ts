import type { SearchDay } from '#contract/search.ts';
import type { TimesQuestion } from '#lib/routing/times-path.ts';

/** A question near the one that nothing answers, with how many free times it has; null where that is not known. */
export interface NearAnswer {
  question: TimesQuestion;
  count: number | null;
}

const parts = ['morning', 'afternoon', 'evening'] as const;
const widerMiles = [20, 30];

const countIn = ({ hits, parts: counts }: SearchDay, part: TimesQuestion['part']): number =>
  part === null ? hits : counts[part];

/** How many free times a day has in the part of a question; null where the day is not among those that were counted. */
export function countOn(days: readonly SearchDay[], { date, part }: Pick<TimesQuestion, 'date' | 'part'>) {
  const day = days.find((one) => one.date === date);
  return day === undefined ? null : countIn(day, part);
}

/** What to ask instead where nothing is free: another part of that day, the next day that has something, farther away. */
export function nearAnswers(question: TimesQuestion, days: readonly SearchDay[]): NearAnswer[] {
  const sameDay = days.find(({ date }) => date === question.date);
  const otherPart = sameDay && parts.find((part) => sameDay.parts[part] > 0);
  const later = days.find((day) => day.date > question.date && countIn(day, question.part) > 0);
  const miles = widerMiles.find((wider) => question.near !== null && wider > question.near.miles);
  return [
    ...(sameDay && otherPart ? [{ question: { ...question, part: otherPart }, count: sameDay.parts[otherPart] }] : []),
    ...(later ? [{ question: { ...question, date: later.date }, count: countIn(later, question.part) }] : []),
    ...(miles && question.near ? [{ question: { ...question, near: { ...question.near, miles } }, count: null }] : []),
  ];
}
