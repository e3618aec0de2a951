import { daysBetween } from '#contract/rules/days-between.ts';

/** On which days sessions are; weekdays are 1 for Monday to 7 for Sunday. */
export type Rhythm =
  /** One day, or several on which nothing regular can be said. */
  | { kind: 'once' | 'irregular' }
  /** Every day from the first to the last. */
  | { kind: 'daily' }
  /** Every week on the same weekday. */
  | { kind: 'weekly'; weekday: number }
  /** On each of these weekdays in a row, every week from the first day to the last. */
  | { kind: 'weekdays'; from: number; to: number };

const aMonday = '1969-12-29';
const toDay = (date: string): number => daysBetween(aMonday, date);
const getWeekday = (day: number): number => (day % 7) + 1;

/** The rhythm of the days (YYYY-MM-DD) of a camp or course, in their order. */
export function getRhythm(dates: readonly string[]): Rhythm {
  const days = [...new Set(dates.map(toDay))];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length === 1) return { kind: 'once' };
  if (last - first + 1 === days.length) return { kind: 'daily' };
  const weekdays = [...new Set(days.map(getWeekday))].toSorted((one, other) => one - other);
  const [from = 1, to = 7] = [weekdays[0], weekdays.at(-1)];
  const span = Array.from({ length: last - first + 1 }, (_, index) => getWeekday(first + index));
  const due = span.filter((weekday) => weekday >= from && weekday <= to).length;
  if (due !== days.length) return { kind: 'irregular' };
  return from === to ? { kind: 'weekly', weekday: from } : { kind: 'weekdays', from, to };
}
