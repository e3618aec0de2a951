import { dateNames } from '#contract/languages/date-names.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Language } from '#lib/zones/variant.ts';
import { weekdayName } from './date-names.ts';

export interface DateLabels {
  /** Tue */
  weekday: string;
  /** Tuesday */
  weekdayLong: string;
  /** 24 */
  day: string;
  /** Nov */
  month: string;
  /** November */
  monthLong: string;
  year: string;
}

/**
 * The parts of a date as text. Takes YYYY-MM-DD, or a text that begins with one; throws a RangeError for anything else.
 * Uses `Date` in UTC, because `parseISO` adds more than a kilobyte to every page that shows a date.
 */
export const dateLabels = (text: string, language: Language): DateLabels => {
  const date = new Date(`${getDate(text)}T00:00:00Z`);
  if (date.toISOString().slice(0, 10) !== getDate(text)) throw new RangeError(`Not a date: ${text}`);
  // Sunday is 7 in ISO and 0 in `Date`.
  const [weekday, month] = [date.getUTCDay() || 7, date.getUTCMonth()];
  const { months, monthsLong } = dateNames(language);
  return {
    weekday: weekdayName(weekday, language, 'short'),
    weekdayLong: weekdayName(weekday, language, 'long'),
    day: String(date.getUTCDate()),
    month: months[month] ?? '',
    monthLong: monthsLong[month] ?? '',
    year: String(date.getUTCFullYear()),
  };
};
