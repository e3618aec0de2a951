import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { getClock, getDate } from './wall-time.ts';

/** A moment at the venue, with how far away its day is. */
export interface Until {
  /** HH:MM */
  time: string;
  /** YYYY-MM-DD */
  date: string;
  day: 'today' | 'tomorrow' | 'later';
}

/** How a moment is named on a day, both on the venue's clock. */
export function getUntil(local: string, today: string): Until {
  const date = getDate(local);
  const tomorrow = formatISO(addDays(parseISO(today), 1), { representation: 'date' });
  const day = date === today ? 'today' : date === tomorrow ? 'tomorrow' : 'later';
  return { time: getClock(local), date, day };
}
