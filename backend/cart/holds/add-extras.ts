import { sql } from 'kysely';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { taxWithin } from '#backend/cart/pricing/price-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { maxExtraQuantity } from '#contract/schedules/schedules.ts';

interface TicketRow {
  id: string;
  cartId: number;
  sortBy: number;
}

interface Extra {
  pricingOptionId: string;
  name: string;
  price: number;
  taxRate: number;
  quantity: number;
}

/** Raises the quantity of an extra that the ticket has already. Returns the new quantity; undefined without that extra. */
async function raiseExtra(tx: Tx, parent: TicketRow, { pricingOptionId, quantity, taxRate }: Extra) {
  const lineTotal = sql<number>`unit_price * (quantity + ${quantity}::int)`;
  const raised = await tx
    .updateTable('cartItems')
    .set((row) => ({
      quantity: row('quantity', '+', quantity),
      lineTotal,
      taxTotal: sql<number>`round(${lineTotal} * ${taxRate}::numeric / (100 + ${taxRate}::numeric))`,
    }))
    .where('parentId', '=', parent.id)
    .where('pricingOptionId', '=', pricingOptionId)
    .returning('quantity')
    .executeTakeFirst();
  return raised?.quantity;
}

async function insertExtra(tx: Tx, line: SessionLine, parent: TicketRow, extra: Extra): Promise<void> {
  const { pricingOptionId, name, price, taxRate, quantity } = extra;
  const lineTotal = price * quantity;
  await tx
    .insertInto('cartItems')
    .values({
      cartId: parent.cartId,
      parentId: parent.id,
      type: 'pricing_option',
      purchasableType: 'pricingOption',
      purchasableId: pricingOptionId,
      pricingOptionId,
      name,
      quantity,
      maxQuantity: maxExtraQuantity,
      unitPrice: price,
      standardPrice: price,
      lineTotal,
      taxTotal: taxWithin(lineTotal, taxRate),
      sortBy: parent.sortBy,
      purchasedForUserId: line.forUserId,
    })
    .execute();
}

/**
 * Adds the extras of a ticket below its line, where an extra that the line has already is raised. The basket must be
 * locked. Throws `validation_failed` when the line would have more of one than the maximum.
 */
export async function addExtras(tx: Tx, line: SessionLine, parent: TicketRow): Promise<void> {
  for (const [position, { pricingOptionId, quantity }] of (line.item.extraOptions ?? []).entries()) {
    const offered = line.ticket?.extras.find((one) => one.pricingOptionId === pricingOptionId);
    if (offered === undefined) continue;
    const extra = { ...offered, quantity };
    const raised = await raiseExtra(tx, parent, extra);
    if (raised === undefined) await insertExtra(tx, line, parent, extra);
    else if (raised > maxExtraQuantity) {
      const path = `items.${line.index}.extra_options.${position}.quantity`;
      throw invalid({ [path]: [`Must be at most ${maxExtraQuantity}`] });
    }
  }
}
