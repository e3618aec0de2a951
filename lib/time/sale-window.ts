import { addDays, getWeekday } from './calendar-date.ts';

export interface SaleWindow {
  /** Both as YYYY-MM-DD; both belong to it. */
  first: string;
  last: string;
}

/**
 * The days that have a timetable page: the whole of this week, and up to the end of the week after the last day on sale
 * (`lastOnSale`, null for none), so that every day which a page links to is one.
 */
export function saleWindow(today: string, lastOnSale: string | null): SaleWindow {
  const monday = addDays(today, -getWeekday(today));
  const last = lastOnSale !== null && lastOnSale > today ? lastOnSale : today;
  return { first: monday, last: addDays(last, 13 - getWeekday(last)) };
}

/** Whether a day (YYYY-MM-DD) lies in a window. */
export const isInWindow = (date: string, { first, last }: SaleWindow): boolean => date >= first && date <= last;
