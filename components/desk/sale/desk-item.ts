import type { CartItem } from '#contract/cart/cart-items.ts';

/** What one touch adds. */
export interface DeskItem {
  purchasableId: string;
  purchasableType:
    'purchasableOccurrence' | 'pricingOption' | 'penalty' | 'collectableFee' | 'debt' | 'debtReconciliation';
  pricingOptionId?: string | undefined;
}

function isOfItem(line: CartItem, { purchasableId, purchasableType, pricingOptionId }: DeskItem): boolean {
  if (purchasableType === 'pricingOption') {
    return line.type === 'pricing_option' && line.pricingOptionId === purchasableId;
  }
  return (
    line.type === 'av2_booking' &&
    line.occurrenceId === purchasableId &&
    (line.pricingOptionId ?? null) === (pricingOptionId ?? null)
  );
}

/** The line of a sale that can take one more of an item for this person; undefined where the item needs its own. */
export function findLine(
  items: readonly CartItem[],
  item: DeskItem,
  { customerId, personId }: { customerId: number | null; personId: number | null },
): CartItem | undefined {
  // What is for somebody linked is one of each.
  if (personId !== customerId) return undefined;
  return items.find(
    (line) =>
      isOfItem(line, item) &&
      !line.holdExpired &&
      (line.purchasedForUserId ?? customerId) === customerId &&
      (line.maxQuantity === null || line.quantity < line.maxQuantity),
  );
}
