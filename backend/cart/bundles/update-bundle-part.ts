import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import { repriceLine } from '#backend/cart/pricing/reprice-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { limitQuantity } from '#backend/schedules/extras.ts';
import { maxExtraQuantity } from '#contract/schedules/schedules.ts';
import { stockText } from './bundle-rules.ts';
import { readLockedExtras } from './extra-stock.ts';

interface Update {
  bundle: ItemRow;
  /** The line of the bundle, of one of its sessions, or of an extra. */
  row: ItemRow;
  options: { quantity?: number | undefined; purchasedForUserId?: number | undefined };
  now: Date;
}

/** The camp or course that a line is or belongs to. */
export function bundleOfPart(rows: ItemRow[], row: ItemRow): ItemRow | undefined {
  return rows.find(({ id, bundleId }) => bundleId !== null && (id === row.id || id === row.parentId));
}

/** The maximum quantity of an extra, including what this line has. */
async function mostOfLine(tx: Tx, { bundle, row, now }: Update): Promise<number> {
  const extras = await readLockedExtras(tx, [bundle.bundleScheduleId ?? ''], now);
  const extra = extras.find(({ pricingOptionId }) => pricingOptionId === row.pricingOptionId);
  if (extra === undefined || extra.stock === null) return maxExtraQuantity;
  return limitQuantity({ ...extra, taken: extra.taken - row.quantity });
}

/**
 * Changes the quantity of an extra. The quantity of a camp or course is always 1, for the person whose questions were
 * answered; it has to be added again for another person. Throws `validation_failed`.
 */
export async function updateBundlePart(tx: Tx, update: Update): Promise<void> {
  const { row, options, now } = update;
  const quantity = options.quantity ?? row.quantity;
  const { purchasedForUserId: userId } = row;
  if (options.purchasedForUserId !== undefined && options.purchasedForUserId !== userId) {
    throw invalid({ 'options.purchased_for_user_id': ['Cannot be changed for a camp or course'] });
  }
  if (quantity === row.quantity) return;
  const most = row.type === 'pricing_option' ? await mostOfLine(tx, update) : 1;
  if (quantity > most) throw invalid({ 'options.quantity': [stockText(most)] });
  await repriceLine(tx, row, { quantity, userId, applyBenefit: row.applyBenefit }, now);
}
