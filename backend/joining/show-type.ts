import { inclusionSentence } from '#backend/memberships/inclusions.ts';
import { money } from '#backend/serialize/money.ts';
import type { Inclusion } from '#contract/joining/inclusions.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { sum } from '#contract/rules/sum.ts';
import { getFirstPayment, type FirstPayment } from './first-payment.ts';
import type { FeeRow, TypeRow } from './read-types.ts';

/** The first payment of a type with the fees that are not optional, and these optional ones. */
export function getTypePayment(row: TypeRow, chosenFeeIds: readonly string[], today: string): FirstPayment {
  return getFirstPayment({ ...row, fees: sum(getPaidFees(row, chosenFeeIds).map(({ price }) => price)) }, today);
}

/** The fees that are paid with the first payment, beside the joining fee. */
export function getPaidFees({ fees }: TypeRow, chosenFeeIds: readonly string[]): FeeRow[] {
  return fees.filter(({ id, isOptional }) => !isOptional || chosenFeeIds.includes(id));
}

/** A membership on sale as the wire shows it to somebody who joins today (`membershipTypeSchema`). */
export function showType(
  row: TypeRow,
  { currency, today, inclusions }: { currency: string; today: string; inclusions: Inclusion[] },
): MembershipType {
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
  };
}
