import type { Language } from '#lib/zones/variant.ts';
import { dateWords } from './date-words.ts';

/** A date that begins with YYYY-MM-DD as it is spoken: 'Tuesday 24 November'. Throws a RangeError when it is none. */
export const formatLongDay = (date: string, language: Language): string => {
  const { weekdayLong, day, monthLong } = dateWords(date, language);
  return `${weekdayLong} ${day} ${monthLong}`;
};
