import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { TypeRow } from './read-types.ts';
import { getPaidFees, getTypePayment } from './show-type.ts';

interface Bought {
  joiningId: string;
  userId: number;
  type: TypeRow;
  /** Optional fees that are chosen. */
  feeIds: readonly string[];
  today: string;
  now: Date;
}

/** Takes the lines of a joining out of the basket, to be put there anew; its fees are owed by nobody. */
async function takeLines(tx: Tx, joiningId: string): Promise<void> {
  await tx.deleteFrom('cartItems').where('joiningId', '=', joiningId).execute();
  await tx
    .deleteFrom('journalTransactions')
    .where('joiningId', '=', joiningId)
    .where('status', '=', 'outstanding')
    .execute();
}

const only = (amount: number) => ({ unitPrice: amount, standardPrice: amount, lineTotal: amount, maxQuantity: 1 });

/** The fees of the first payment, the joining fee first. */
function getFees({ type, feeIds }: Bought) {
  const joiningFee = { id: type.joiningFeeId, name: 'Joining fee', price: type.joiningFee };
  return [joiningFee, ...getPaidFees(type, feeIds)].filter(({ price }) => price > 0);
}

/**
 * Puts a membership into the basket: a line for the part month or the first year, and its fees below it. What was there
 * of the same joining gives way. The basket must be locked.
 */
export async function putLines(tx: Tx, cart: OpenCart, bought: Bought): Promise<void> {
  const { joiningId, userId, type, feeIds, today, now } = bought;
  await takeLines(tx, joiningId);
  const { firstPeriod } = getTypePayment(type, feeIds, today);
  const lines = await readItems(tx, cart.id);
  const sortBy = Math.max(0, ...lines.map((line) => line.sortBy + 1));
  const shared = { cartId: cart.id, purchasedForUserId: userId, createdAt: now };
  const { id: parentId } = await tx
    .insertInto('cartItems')
    .values({
      ...shared,
      ...only(firstPeriod),
      type: 'membership',
      purchasableType: 'membership',
      purchasableId: joiningId,
      joiningId,
      name: type.name,
      sortBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, fee] of getFees(bought).entries()) {
    const { id } = await tx
      .insertInto('journalTransactions')
      .values({
        userId,
        kind: 'collectable_fee',
        name: fee.name,
        amount: fee.price,
        collectableFeeId: fee.id,
        joiningId,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('cartItems')
      .values({
        ...shared,
        ...only(fee.price),
        parentId,
        type: 'journal_transaction',
        purchasableType: 'collectableFee',
        purchasableId: id,
        journalTransactionId: id,
        name: fee.name,
        sortBy: sortBy + 1 + index,
      })
      .execute();
  }
}
