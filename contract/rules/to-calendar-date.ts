import { formatISO } from 'date-fns/formatISO';

/** The date YYYY-MM-DD of a `Date` that was made of one, in this process's own time zone. */
export const toCalendarDate = (date: Date): string => formatISO(date, { representation: 'date' });
