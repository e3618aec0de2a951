import { daysAfter } from './calendar-date.ts';
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
  const day = date === today ? 'today' : date === daysAfter(today, 1) ? 'tomorrow' : 'later';
  return { time: getClock(local), date, day };
}
