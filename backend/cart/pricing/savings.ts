import type { ItemRow } from '#backend/cart/lines/item-rows.ts';

type Amounts = Pick<
  ItemRow,
  'quantity' | 'standardPrice' | 'unitPrice' | 'lineTotal' | 'benefitId' | 'ownedPackageId' | 'membershipUserId'
>;

/** One reason why a line costs less than its full price; the amount in minor units, above 0. */
export interface LineSaving {
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
