import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** Whether a text is a real date written YYYY-MM-DD. There is no year 0 in the calendar of databases. */
export const isCalendarDate = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** The date YYYY-MM-DD of a `Date` that was made of one, in this process's own time zone. */
export const toCalendarDate = (date: Date): string => formatISO(date, { representation: 'date' });

/** The date `days` after another, both YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string => toCalendarDate(addDays(parseISO(date), days));
