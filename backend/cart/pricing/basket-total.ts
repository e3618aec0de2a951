import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';

/** The most that a basket may come to, minor units: far more than anybody books, far less than an order can hold. */
export const maxBasketTotal = 10_000_000;

/** What is said of a line or a basket that comes to more. */
export const tooMuchText = 'Comes to more than can be paid at once';

/** Throws `validation_failed` when a basket comes to more than can be paid at once. */
export function checkBasketTotal(total: number): void {
  if (total > maxBasketTotal) throw invalid({ cart: [tooMuchText] });
}

/** The same for a basket whose lines have just changed. */
export async function getCheckTotal(tx: Tx, cartId: number): Promise<void> {
  const { total } = await tx
    .selectFrom('cartItems')
    .where('cartId', '=', cartId)
    .select((row) => row.fn.sum<string | null>('lineTotal').as('total'))
    .executeTakeFirstOrThrow();
  checkBasketTotal(Number(total));
}
