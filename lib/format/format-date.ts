import type { Language } from '#lib/zones/variant.ts';
import { dateLabels } from './date-labels.ts';

/** A date that begins with YYYY-MM-DD as 'Thu, 19 Nov 2026'. Throws a RangeError when it is none. */
export function formatDate(date: string, language: Language): string {
  const { weekday, day, month, year } = dateLabels(date, language);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** The same without the year: 'Thu, 19 Nov'. */
export function formatDay(date: string, language: Language): string {
  const { weekday, day, month } = dateLabels(date, language);
  return `${weekday}, ${day} ${month}`;
}

/** The same without the weekday: '19 Nov 2026'. */
export function formatDayOfYear(date: string, language: Language): string {
  const { day, month, year } = dateLabels(date, language);
  return `${day} ${month} ${year}`;
}
