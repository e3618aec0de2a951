import type { Holding } from '#backend/cart/holds/holding.ts';
import { taxWithin } from '#backend/cart/pricing/price-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { DebtLine, GoodsLine, PenaltyLine } from './line.ts';

/** What a line pays that somebody owes. */
function getOwed(line: PenaltyLine | DebtLine) {
  if (line.kind === 'penalty') return { type: 'penalty' as const, penaltyId: line.penaltyId };
  return { type: 'journal_transaction' as const, journalTransactionId: line.journalTransactionId };
}

/** Inserts a line without places. Throws `already_in_basket` for a penalty or debt that the basket has already. */
export async function insertGoods(
  tx: Tx,
  line: GoodsLine | PenaltyLine | DebtLine,
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
    const price = { unitPrice: line.amount, standardPrice: line.amount, lineTotal: line.amount };
    const added = await tx
      .insertInto('cartItems')
      .values({ ...shared, ...price, ...getOwed(line), maxQuantity: 1 })
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
