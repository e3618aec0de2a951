import type { BookableBundle } from '#backend/cart/bundles/check-bundle-bookable.ts';
import { priceBundle } from '#backend/cart/bundles/price-bundle.ts';
import { lineValues } from '#backend/cart/holds/hold-session.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { BundleLine, SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { reserveDiscount, returnDiscounts } from './discounts.ts';
import { getUsedOn, priceSessionLine, taxWithin } from './price-line.ts';

interface Priced {
  name: string;
  pricingOptionId: string | null;
  price: number;
  standardPrice: number;
  taxRate: number;
}

async function setPrice(tx: Tx, row: ItemRow, priced: Priced): Promise<void> {
  const { name, pricingOptionId, price, standardPrice, taxRate } = priced;
  const lineTotal = price * row.quantity;
  const amounts = { unitPrice: price, standardPrice, lineTotal, taxTotal: taxWithin(lineTotal, taxRate) };
  await tx
    .updateTable('cartItems')
    .set({ name, pricingOptionId, ...amounts })
    .where('id', '=', row.id)
    .execute();
}

type Offered = Omit<Priced, 'standardPrice'>;

async function priceExtras(tx: Tx, children: readonly ItemRow[], offered: readonly Offered[]): Promise<void> {
  for (const row of children) {
    const extra = offered.find(({ pricingOptionId }) => pricingOptionId === row.pricingOptionId);
    if (row.bookingId === null && extra !== undefined)
      await setPrice(tx, row, { ...extra, standardPrice: extra.price });
  }
}

/** Writes what a session line and its extras cost now. Its old benefit or package uses are returned, new ones reserved. */
export async function priceSessionAgain(
  tx: Tx,
  { row, children, line }: { row: ItemRow; children: readonly ItemRow[]; line: SessionLine },
  now: Date,
): Promise<void> {
  const { bookingId } = row;
  if (bookingId === null) return;
  await returnDiscounts(tx, [bookingId]);
  const price = await priceSessionLine(tx, line, now);
  const { discount } = price;
  await tx.updateTable('cartItems').set(lineValues(line, price)).where('id', '=', row.id).execute();
  if (discount !== null)
    await reserveDiscount(tx, { discount, bookingId, cartItemId: row.id, usedOn: getUsedOn(line) });
  await priceExtras(tx, children, line.ticket?.extras ?? []);
}

/**
 * Writes what a camp or course, its sessions and its extras cost now. Throws `not_bookable` when it has other sessions
 * than the line.
 */
export async function priceBundleAgain(
  tx: Tx,
  { children, line, bookable }: { children: readonly ItemRow[]; line: BundleLine; bookable: BookableBundle },
  now: Date,
): Promise<void> {
  const sessions = await priceBundle(tx, bookable, { isFull: line.isFull, now });
  const rows = children.filter(({ bookingId }) => bookingId !== null);
  const isSame = rows.length === sessions.length;
  for (const session of sessions) {
    const row = rows.find(({ occurrenceId }) => occurrenceId === session.occurrenceId);
    if (row === undefined || !isSame) throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
    await setPrice(tx, row, session);
  }
  await priceExtras(tx, children, line.extras);
}
