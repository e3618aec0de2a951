import { dateNames } from '#contract/languages/date-names.ts';
import type { Language } from '#lib/zones/variant.ts';

/** The name of a month, 0 for January, where no day is before it: in Polish 'styczeń', not 'stycznia'. */
export const monthAlone = (month: number, language: Language): string => {
  const { monthsLong, monthsAlone = monthsLong } = dateNames(language);
  return monthsAlone[month] ?? '';
};

/** The name of an ISO weekday, 1 for Monday to 7 for Sunday: 'Mon', or 'Monday' with `long`. */
export const weekdayName = (weekday: number, language: Language, width: 'short' | 'long'): string => {
  const { weekdays, weekdaysLong } = dateNames(language);
  return (width === 'short' ? weekdays : weekdaysLong)[weekday - 1] ?? '';
};
