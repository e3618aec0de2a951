import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';

/** The maximum total of a basket, minor units: far more than anybody books, and within what an order can store. */
export const maxBasketTotal = 10_000_000;

/** Error text of a line or basket above the maximum. */
export const tooMuchText = 'Comes to more than can be paid at once';

/** Throws `validation_failed` when a total is above the maximum. */
export function checkBasketTotal(total: number): void {
  if (total > maxBasketTotal) throw invalid({ cart: [tooMuchText] });
}

/** Reads the total of a basket whose lines have just changed, and checks it. */
export async function getCheckTotal(tx: Tx, cartId: number): Promise<void> {
  const { total } = await tx
    .selectFrom('cartItems')
    .where('cartId', '=', cartId)
    .select((row) => row.fn.sum<string | null>('lineTotal').as('total'))
    .executeTakeFirstOrThrow();
  checkBasketTotal(Number(total));
}
