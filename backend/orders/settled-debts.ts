import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';

/** What is paid once, however many baskets have it. */
const once: readonly ItemRow['type'][] = ['penalty', 'journal_transaction', 'membership_renewal', 'membership_change'];
/** In which it is still to be paid. */
const open: readonly string[] = ['outstanding', 'offered', 'pending'];

interface Debt {
  cartItemId: string;
  status: string;
}

/**
 * The lines of a basket whose penalty, debt, renewal or change of a membership has been paid through another basket, or
 * is not offered any more. Locks all of them, so that they do not change until the transaction ends.
 */
export async function lockSettledDebts(
  tx: Tx,
  cartId: number,
  rows: readonly Pick<ItemRow, 'type'>[],
): Promise<string[]> {
  if (!rows.some(({ type }) => once.includes(type))) return [];
  const penalties = await sql<Debt>`
    select i.id as cart_item_id, p.status from cart_items i join penalties p on p.id = i.penalty_id
    where i.cart_id = ${cartId} order by p.id for update of p`.execute(tx);
  const debts = await sql<Debt>`
    select i.id as cart_item_id, j.status from cart_items i join journal_transactions j on j.id = i.journal_transaction_id
    where i.cart_id = ${cartId} order by j.id for update of j`.execute(tx);
  const renewals = await sql<Debt>`
    select i.id as cart_item_id, r.status from cart_items i join membership_renewals r on r.id = i.membership_renewal_id
    where i.cart_id = ${cartId} order by r.id for update of r`.execute(tx);
  const changes = await sql<Debt>`
    select i.id as cart_item_id, c.status from cart_items i join membership_changes c on c.id = i.membership_change_id
    where i.cart_id = ${cartId} order by c.id for update of c`.execute(tx);
  return [...penalties.rows, ...debts.rows, ...renewals.rows, ...changes.rows]
    .filter(({ status }) => !open.includes(status))
    .map(({ cartItemId }) => cartItemId);
}
