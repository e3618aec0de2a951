import type { Holding } from '#backend/cart/holds/holding.ts';
import { taxWithin } from '#backend/cart/pricing/price-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { DebtLine, GoodsLine, PenaltyLine, RenewalLine } from './line.ts';

/** What there is once: in a basket, and to be paid. */
function getOnlyOne(line: PenaltyLine | DebtLine | RenewalLine) {
  const amount = line.kind === 'renewal' ? line.price : line.amount;
  const price = { unitPrice: amount, standardPrice: amount, lineTotal: amount, maxQuantity: 1 };
  switch (line.kind) {
    case 'penalty':
      return { ...price, type: 'penalty' as const, penaltyId: line.penaltyId };
    case 'debt':
      return { ...price, type: 'journal_transaction' as const, journalTransactionId: line.journalTransactionId };
    case 'renewal':
      return {
        ...price,
        type: 'membership_renewal' as const,
        membershipRenewalId: line.renewalId,
        summary: line.summary,
      };
  }
}

/**
 * Inserts a line without places. Throws `already_in_basket` for a penalty, debt or renewal that the basket has already.
 */
export async function insertGoods(
  tx: Tx,
  line: GoodsLine | PenaltyLine | DebtLine | RenewalLine,
  { cart, sortBy }: Holding,
): Promise<void> {
  const shared = {
    cartId: cart.id,
    purchasableType: line.item.purchasableType,
    purchasableId: String(line.item.purchasableId),
    name: line.name,
    sortBy,
    purchasedForUserId: line.forUserId,
  };
  if (line.kind !== 'goods') {
    const added = await tx
      .insertInto('cartItems')
      .values({ ...shared, ...getOnlyOne(line) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new DomainError('already_in_basket', { details: { itemIndex: line.index } });
    return;
  }
  const { quantity } = line.item;
  const lineTotal = line.price * quantity;
  const price = {
    unitPrice: line.price,
    standardPrice: line.price,
    lineTotal,
    taxTotal: taxWithin(lineTotal, line.taxRate),
  };
  await tx
    .insertInto('cartItems')
    .values({ ...shared, ...price, type: 'pricing_option', quantity, pricingOptionId: line.pricingOptionId })
    .execute();
}
