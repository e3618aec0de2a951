import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';

/** All days are YYYY-MM-DD by the clock of the home venue. */
export interface Terms {
  startsOn: string;
  /** The first day of the first whole period, after the part of a month that is paid on joining; without it, the first day. */
  billsFrom?: string | null | undefined;
  endsOn: string | null;
  period: 'month' | 'year';
  minimumTermMonths: number;
  noticeDays: number;
  /** The last day on which it may be left at once; absent or null: none. */
  coolingOffEndsOn?: string | null | undefined;
}

const monthsAfter = (date: string, months: number) => toCalendarDate(addMonths(parseISO(date), months));

/**
 * The first day of the billing period that has `day` in it, and that of the next one. Of the part of a month that is paid
 * on joining, `from` is the first day of the whole month.
 */
export function getBillingPeriod(
  { startsOn, billsFrom, period }: Pick<Terms, 'startsOn' | 'billsFrom' | 'period'>,
  day: string,
): { from: string; next: string } {
  const months = period === 'year' ? 12 : 1;
  const first = billsFrom ?? startsOn;
  if (billsFrom != null && day < billsFrom) return { from: monthsAfter(billsFrom, -months), next: billsFrom };
  let count = 0;
  let from = first;
  // Always counted from the first day: the 31st is the 28th in February, and the 31st again in March.
  for (;;) {
    const next = monthsAfter(first, (count + 1) * months);
    if (next > day) return { from, next };
    from = next;
    count += 1;
  }
}

/** The next day on which a payment is due after `today`; null where the membership ends before. */
export function getNextBillingDay(
  terms: Pick<Terms, 'startsOn' | 'billsFrom' | 'endsOn' | 'period'>,
  today: string,
): string | null {
  const { startsOn, endsOn } = terms;
  const next = today < startsOn ? startsOn : getBillingPeriod(terms, today).next;
  return endsOn !== null && next > endsOn ? null : next;
}

/** The last day of the minimum term; null without one. */
export function getMinimumTermEnd({ startsOn, minimumTermMonths }: Terms): string | null {
  return minimumTermMonths === 0 ? null : daysAfter(monthsAfter(startsOn, minimumTermMonths), -1);
}

/** Whether somebody may change their mind: the membership ends that day, without notice and minimum term. */
export const isCoolingOff = ({ coolingOffEndsOn }: Pick<Terms, 'coolingOffEndsOn'>, day: string): boolean =>
  coolingOffEndsOn != null && day <= coolingOffEndsOn;

/**
 * The last day for somebody who gives notice on a day: that of the billing period in which the notice is over, and the
 * same day while they may change their mind.
 */
export function getLastDay(terms: Terms, noticeOn: string): string {
  if (isCoolingOff(terms, noticeOn)) return noticeOn;
  const noticeOver = daysAfter(noticeOn, terms.noticeDays);
  const first = noticeOver < terms.startsOn ? terms.startsOn : noticeOver;
  return daysAfter(getBillingPeriod(terms, first).next, -1);
}

/** The earliest last day that the minimum term allows, at the end of a billing period. */
export function getEarliestLastDay(terms: Terms, noticeOn: string): string {
  const last = getLastDay(terms, noticeOn);
  const minimum = getMinimumTermEnd(terms);
  if (minimum === null || last >= minimum || isCoolingOff(terms, noticeOn)) return last;
  return daysAfter(getBillingPeriod(terms, minimum).next, -1);
}

interface Change {
  terms: Pick<Terms, 'startsOn' | 'billsFrom' | 'period'>;
  /** For a period, minor units. */
  oldPrice: number;
  newPrice: number;
  newPeriod: 'month' | 'year';
  /** What the change itself costs. */
  fee: number;
  today: string;
}

/**
 * What a change to another type costs today, in minor units, and from when it counts. A dearer type counts at once, for
 * the difference of the days that are left of the paid period, today included; any other from the next payment on.
 */
export function prorateChange(change: Change): { price: number; takesEffectOn: string } {
  const { terms, oldPrice, newPrice, newPeriod, fee, today } = change;
  if (today < terms.startsOn) return { price: fee, takesEffectOn: terms.startsOn };
  const { from, next } = getBillingPeriod(terms, today);
  if (newPeriod !== terms.period || newPrice <= oldPrice) return { price: fee, takesEffectOn: next };
  const days = (end: string, start: string) => differenceInCalendarDays(parseISO(end), parseISO(start));
  const difference = Math.round(((newPrice - oldPrice) * days(next, today)) / days(next, from));
  return { price: fee + difference, takesEffectOn: today };
}
