import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { money } from '#backend/serialize/money.ts';
import type { CartSummary, Saving } from '#contract/cart/savings.ts';
import { joinSavings } from '#contract/rules/join-savings.ts';
import { sum } from '#contract/rules/sum.ts';
import type { DiscountUses } from './read-discount-uses.ts';
import { getFullPrice, getLineSavings } from './savings.ts';

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
