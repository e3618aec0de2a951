import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';

interface Debt {
  cartItemId: string;
  status: string;
}

/**
 * The lines of a basket whose penalty or debt has been paid through another basket, or waived. Locks all debts of the
 * basket, so that they do not change until the transaction ends.
 */
export async function lockSettledDebts(
  tx: Tx,
  cartId: number,
  rows: readonly Pick<ItemRow, 'type'>[],
): Promise<string[]> {
  if (!rows.some(({ type }) => type === 'penalty' || type === 'journal_transaction')) return [];
  const penalties = await sql<Debt>`
    select i.id as cart_item_id, p.status from cart_items i join penalties p on p.id = i.penalty_id
    where i.cart_id = ${cartId} order by p.id for update of p`.execute(tx);
  const debts = await sql<Debt>`
    select i.id as cart_item_id, j.status from cart_items i join journal_transactions j on j.id = i.journal_transaction_id
    where i.cart_id = ${cartId} order by j.id for update of j`.execute(tx);
  return [...penalties.rows, ...debts.rows]
    .filter(({ status }) => status !== 'outstanding')
    .map(({ cartItemId }) => cartItemId);
}
