import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { parseISO } from 'date-fns/parseISO';
import type { Config } from '#backend/config.ts';
import { inclusionSentence } from '#backend/memberships/inclusions.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import type { Inclusion } from '#contract/memberships/inclusions.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { sum } from '#contract/rules/sum.ts';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import type { FeeRow, TypeRow } from './read-types.ts';

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
interface FirstPayment {
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

/** The first payment of a type with the fees that are not optional, and these optional ones. */
export function getTypePayment(row: TypeRow, chosenFeeIds: readonly string[], today: string): FirstPayment {
  return getFirstPayment({ ...row, fees: sum(getPaidFees(row, chosenFeeIds).map(({ price }) => price)) }, today);
}

/** The fees that are paid with the first payment, beside the joining fee. */
export function getPaidFees({ fees }: TypeRow, chosenFeeIds: readonly string[]): FeeRow[] {
  return fees.filter(({ id, isOptional }) => !isOptional || chosenFeeIds.includes(id));
}

interface Shown {
  currency: string;
  /** YYYY-MM-DD */
  today: string;
  inclusions: Inclusion[];
  config: Pick<Config, 'directDebit'>;
}

/** A membership on sale as the wire shows it to somebody who joins today (`membershipTypeSchema`). */
export function showType(row: TypeRow, { currency, today, inclusions, config }: Shown): MembershipType {
  const payment = getTypePayment(row, [], today);
  const { adults, children, proofName, proofHelp } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    joiningFee: money(row.joiningFee, currency),
    price: money(row.price, currency),
    period: row.period,
    benefits: inclusions.map(inclusionSentence),
    inclusions,
    venues: row.venues,
    people: { maximum: adults + children, adults, children },
    minimumAge: row.minimumAge,
    maximumAge: row.maximumAge,
    proofDocument: proofName === null ? null : { name: proofName, help: proofHelp },
    collectableFees: row.fees.map(({ price, ...fee }) => ({ ...fee, price: money(price, currency) })),
    startsOn: today,
    partMonthDays: payment.partMonthDays,
    partMonthPrice: money(payment.partMonthPrice, currency),
    firstPayment: money(payment.total, currency),
    nextPaymentOn: payment.nextPaymentOn,
    minimumTermMonths: row.minimumTermMonths,
    minimumTermEndsOn: payment.minimumTermEndsOn,
    noticeDays: row.noticeDays,
    coolingOffDays: row.coolingOffDays,
    coolingOffEndsOn: payment.coolingOffEndsOn,
    totalFirstTerm: money(payment.totalFirstTerm, currency),
    totalUntil: payment.totalUntil,
    offersDirectDebit: config.directDebit !== null,
  };
}
