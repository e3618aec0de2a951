import type { Cart, CartCredit } from '#contract/cart/cart.ts';
import type { Tender } from '#contract/payments/tenders.ts';

/** Adds a tender, replacing one of the same type, and drops amounts of 0 or less (docs/product.md#checkout). */
export function withTender(lines: readonly Tender[], added: Tender): Tender[] {
  return [...lines.filter((line) => line.tenderType !== added.tenderType), added].filter((line) => line.amount > 0);
}

/** How a basket is paid, in minor units: reserved credit first, the balance online. */
export function getTenders(cart: Pick<Cart, 'credits' | 'totals'>): Tender[] {
  const credits = cart.credits.map((credit): Tender => ({
    tenderType: `${credit.type}-credit`,
    amount: credit.applied.value,
  }));
  return [...credits, { tenderType: 'online', amount: cart.totals.balance } as const].reduce(
    withTender,
    new Array<Tender>(),
  );
}

/** The amount that applying a credit would reserve, in minor units: as much as this order allows. */
export function creditToApply(credit: CartCredit): number {
  return Math.max(0, Math.min(credit.maxApplicable.value, credit.totalAvailable.value));
}
