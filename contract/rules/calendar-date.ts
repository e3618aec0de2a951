import { dayMs } from './days-between.ts';

/** The date of an instant in UTC. */
const getDate = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

/**
 * Whether a text is a real date written YYYY-MM-DD. There is no year 0 in the calendar of databases, and the first and
 * last year of four digits are left out, so that days can be counted on from every date. Dates are counted in UTC here,
 * where every day is as long; `parseISO` of date-fns would add a kilobyte to every page with a date.
 */
export const isCalendarDate = (text: string): boolean => {
  if (!/^(?!000[01]|9999)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const utcMs = Date.parse(text);
  return !Number.isNaN(utcMs) && getDate(utcMs) === text;
};

/** The date `days` after another, both YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string => getDate(Date.parse(date) + days * dayMs);
