import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { parseISO } from 'date-fns/parseISO';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';

/** The months after the first payment that "all in" counts, unless the minimum term is longer. */
const shownMonths = 12;

/** What a membership costs and agrees; amounts in minor units. */
export interface JoiningTerms {
  /** For a period. */
  price: number;
  period: 'month' | 'year';
  joiningFee: number;
  /** Fees that are paid with it. */
  fees: number;
  minimumTermMonths: number;
  coolingOffDays: number;
}

/** The first payment of somebody who joins today, and what follows; days are YYYY-MM-DD, amounts minor units. */
export interface FirstPayment {
  /** Days left of the month, today included; 0 of a yearly membership. */
  partMonthDays: number;
  /** For them, to the nearest penny. */
  partMonthPrice: number;
  /** The part month, or the first year. */
  firstPeriod: number;
  total: number;
  nextPaymentOn: string;
  minimumTermEndsOn: string | null;
  coolingOffEndsOn: string | null;
  totalFirstTerm: number;
  totalUntil: string;
}

const monthsAfter = (date: string, months: number) => toCalendarDate(addMonths(parseISO(date), months));

function getPart({ price, period }: JoiningTerms, today: string) {
  if (period === 'year')
    return { partMonthDays: 0, partMonthPrice: 0, firstPeriod: price, nextPaymentOn: monthsAfter(today, 12) };
  const days = getDaysInMonth(parseISO(today));
  const partMonthDays = days - Number(today.slice(8)) + 1;
  const partMonthPrice = Math.round((price * partMonthDays) / days);
  const nextPaymentOn = daysAfter(toCalendarDate(endOfMonth(parseISO(today))), 1);
  return { partMonthDays, partMonthPrice, firstPeriod: partMonthPrice, nextPaymentOn };
}

/**
 * Computes what is paid on joining, and all in. By the month: the days left of the month with today, then the price on
 * every 1st; all in are the twelve months after that, or those of a longer minimum term. By the year: the year that
 * begins today, and the further years that a longer minimum term asks for.
 */
export function getFirstPayment(terms: JoiningTerms, today: string): FirstPayment {
  const { price, period, joiningFee, fees, minimumTermMonths, coolingOffDays } = terms;
  const part = getPart(terms, today);
  const total = part.firstPeriod + joiningFee + fees;
  const months = Math.max(shownMonths, minimumTermMonths);
  const later = period === 'year' ? Math.ceil(months / 12) - 1 : months;
  const end = monthsAfter(part.nextPaymentOn, later * (period === 'year' ? 12 : 1));
  return {
    ...part,
    total,
    minimumTermEndsOn: minimumTermMonths === 0 ? null : daysAfter(monthsAfter(today, minimumTermMonths), -1),
    coolingOffEndsOn: coolingOffDays === 0 ? null : daysAfter(today, coolingOffDays),
    totalFirstTerm: total + later * price,
    totalUntil: daysAfter(end, -1),
  };
}
