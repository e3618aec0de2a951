import type { Tx } from '#backend/db/schema.ts';

interface Ordered {
  id: string;
  status: 'success' | 'awaiting_payment';
}

/**
 * The order that was made of exactly this basket: a repeated request gets the same answer
 * (docs/product.md#completion).
 */
export async function findOrdered(tx: Tx, userId: number | null, itemHash: string): Promise<Ordered | null> {
  const order = await tx
    .selectFrom('orders')
    .where('userId', 'is not distinct from', userId)
    .where('itemHash', '=', itemHash)
    .where('status', 'in', ['success', 'awaiting_payment'])
    .select(['id', 'status'])
    .executeTakeFirst();
  return order === undefined
    ? null
    : { id: order.id, status: order.status === 'success' ? 'success' : 'awaiting_payment' };
}
