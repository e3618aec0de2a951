import { addWeeks } from 'date-fns/addWeeks';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';

export interface SaleWindow {
  /** First and last day, YYYY-MM-DD, both inclusive. */
  first: string;
  last: string;
}

/**
 * The days that have a timetable page: the whole of this week, and up to the end of the week after the last day on sale
 * (`lastOnSale`, null for none), so that every day which a page links to is one.
 */
export function saleWindow(today: string, lastOnSale: string | null): SaleWindow {
  const last = lastOnSale !== null && lastOnSale > today ? lastOnSale : today;
  return {
    first: toCalendarDate(startOfISOWeek(parseISO(today))),
    last: toCalendarDate(endOfISOWeek(addWeeks(parseISO(last), 1))),
  };
}

/** Whether a day (YYYY-MM-DD) lies in a window. */
export const isInWindow = (date: string, { first, last }: SaleWindow): boolean => date >= first && date <= last;
