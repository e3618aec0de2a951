import type { Language } from '#lib/zones/variant.ts';
import { dateLabels } from './date-labels.ts';

/**
 * Formats a date that begins with YYYY-MM-DD in the long form: 'Tuesday 24 November'. Throws a RangeError for anything
 * else.
 */
export const formatLongDay = (date: string, language: Language): string => {
  const { weekdayLong, day, monthLong } = dateLabels(date, language);
  return `${weekdayLong} ${day} ${monthLong}`;
};
