import { isHoldExpired, type ItemRow } from '../cart/item-rows.ts';
import { findOversold } from '../bundles/extra-stock.ts';
import { retakePlaces } from '../booking/retake-places.ts';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';

interface Holding {
  rows: ItemRow[];
  expiresAt: Date;
  now: Date;
}

const byOccurrence = (a: ItemRow, b: ItemRow) => ((a.occurrenceId ?? '') < (b.occurrenceId ?? '') ? -1 : 1);

/**
 * Takes the places of lines whose hold ran out again, and looks that their extras are there, all or none; holds that still run are not prolonged (API 1.11).
 * Throws `hold_expired`.
 */
export async function holdBasket(tx: Tx, { rows, expiresAt, now }: Holding): Promise<void> {
  const lapsed = rows.filter((row) => isHoldExpired(row, now)).sort(byOccurrence);
  for (const { id, bookingId } of lapsed) {
    if (bookingId === null) continue;
    const { taken } = await retakePlaces(tx, { bookingId, expiresAt }, now);
    if (!taken) throw new Refusal('hold_expired', { details: { cartItemIds: [id] } });
  }
  const parentIds = new Set(lapsed.map(({ parentId }) => parentId));
  const bundles = rows.filter(({ id, bundleId }) => bundleId !== null && parentIds.has(id));
  const oversold = await findOversold(tx, bundles.flatMap(({ bundleId }) => bundleId ?? []), now);
  const lost = bundles.filter(({ bundleId }) => bundleId !== null && oversold.includes(bundleId));
  if (lost.length > 0) throw new Refusal('hold_expired', { details: { cartItemIds: lost.map(({ id }) => id) } });
}
