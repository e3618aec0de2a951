import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { money } from '#backend/serialize/money.ts';
import { joinSavings } from '#contract/cart/rules/join-savings.ts';
import type { CartSummary, Saving } from '#contract/cart/savings.ts';
import { sum } from '#contract/rules/sum.ts';
import type { DiscountUses } from './discount-uses.ts';

type Amounts = Pick<
  ItemRow,
  'quantity' | 'standardPrice' | 'unitPrice' | 'lineTotal' | 'benefitId' | 'ownedPackageId' | 'membershipUserId'
>;

/** One reason why a line costs less than its full price; the amount in minor units, above 0. */
interface LineSaving {
  kind: 'member_price' | 'benefit' | 'package';
  amount: number;
  /** Places that a benefit or package pays for. */
  uses: number;
}

/** What a line would cost without member price, benefit and package, in minor units. */
export function getFullPrice({ quantity, standardPrice, lineTotal }: Amounts): number {
  return Math.max(standardPrice * quantity, lineTotal);
}

/**
 * Why a line costs less than its full price (docs/product.md#savings). They add up to the difference. On a line of one
 * place with a benefit or package that is the only reason named, because the member price is no longer known there.
 */
export function getLineSavings(row: Amounts): LineSaving[] {
  const { quantity, unitPrice, lineTotal, benefitId, ownedPackageId } = row;
  const saved = getFullPrice(row) - lineTotal;
  const isDiscounted = benefitId !== null || ownedPackageId !== null;
  const discount = quantity === 1 ? saved : unitPrice * quantity - lineTotal;
  const byDiscount = isDiscounted ? Math.min(discount, saved) : 0;
  const uses = ownedPackageId === null || unitPrice === 0 || quantity === 1 ? 1 : Math.round(byDiscount / unitPrice);
  const savings: LineSaving[] = [
    { kind: 'member_price', amount: saved - byDiscount, uses: 0 },
    { kind: ownedPackageId === null ? 'benefit' : 'package', amount: byDiscount, uses },
  ];
  return savings.filter(({ amount }) => amount > 0);
}

interface Shown {
  currency: string;
  /** By booking. */
  discountUses: ReadonlyMap<string, DiscountUses>;
}

const isExtra = ({ parentId, bookingId }: ItemRow) => parentId !== null && bookingId === null;

/** Why these rows cost less than their full price, the same reasons together (docs/product.md#savings). */
export function getSavings(rows: ItemRow[], { currency, discountUses }: Shown): Saving[] {
  const savings = rows.flatMap((row) =>
    getLineSavings(row).map(({ kind, amount, uses }): Saving => {
      const discount = kind === 'member_price' ? undefined : discountUses.get(row.bookingId ?? '');
      const { name = null, usesLeft = null, usesTotal = null } = discount ?? {};
      return { kind, name, amount: money(amount, currency), uses, usesLeft, usesTotal };
    }),
  );
  return joinSavings(savings).map(({ amountMinor, ...saving }) => ({
    ...saving,
    amount: money(amountMinor, currency),
  }));
}

/** What a line costs without savings and extras: itself, and the sessions of a camp or course. */
export function getLineFullPrice(rows: ItemRow[]): number {
  return sum(rows.filter((row) => !isExtra(row)).map(getFullPrice));
}

/** How the total of these rows comes about: full price, joining fee and extras, less the savings, is what they cost. */
export function getSummary(rows: ItemRow[], shown: Shown): CartSummary {
  const { currency } = shown;
  const savings = getSavings(rows, shown);
  const joiningFee = sum(rows.filter((row) => row.isJoiningFee).map(getFullPrice));
  const extras = sum(rows.filter((row) => isExtra(row) && !row.isJoiningFee).map(getFullPrice));
  return {
    fullPrice: money(getLineFullPrice(rows), currency),
    ...(joiningFee > 0 && { joiningFee: money(joiningFee, currency) }),
    extras: money(extras, currency),
    savings,
    saved: money(sum(savings.map(({ amount }) => amount.value)), currency),
  };
}
