import { getDate as getDayOfMonth } from 'date-fns/getDate';
import { getISODay } from 'date-fns/getISODay';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { getDate } from '#contract/rules/wall-time.ts';
import type { Language } from '#lib/zones/variant.ts';
import { dateNames, weekdayName } from './date-names.ts';

export interface DateWords {
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
 */
export const dateWords = (text: string, language: Language): DateWords => {
  const date = parseISO(getDate(text));
  if (!isValid(date)) throw new RangeError(`Not a date: ${text}`);
  const [weekday, month] = [getISODay(date), getMonth(date)];
  const { months, monthsLong } = dateNames[language];
  return {
    weekday: weekdayName(weekday, language, 'short'),
    weekdayLong: weekdayName(weekday, language, 'long'),
    day: String(getDayOfMonth(date)),
    month: months[month] ?? '',
    monthLong: monthsLong[month] ?? '',
    year: String(getYear(date)),
  };
};
