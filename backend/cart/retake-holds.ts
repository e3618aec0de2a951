import { retakePlaces } from '../booking/retake-places.ts';
import { findOversold } from '../bundles/extra-stock.ts';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';
import { readItems } from './item-rows.ts';

/**
 * Holds every session line until `expiresAt`, taking places again that ran out. Throws `hold_expired` with the lines
 * whose places, or extras, are gone; the caller's transaction then changes nothing.
 */
export async function retakeHolds(tx: Tx, cartId: number, expiresAt: Date, now: Date): Promise<void> {
  const all = await readItems(tx, cartId);
  const rows = all.filter((row) => row.bookingId !== null);
  const inOrder = [...rows].sort((a, b) => ((a.occurrenceId ?? '') < (b.occurrenceId ?? '') ? -1 : 1));
  const lost: string[] = [];
  for (const { id, bookingId } of inOrder) {
    if (bookingId === null) continue;
    const taking = await retakePlaces(tx, { bookingId, expiresAt }, now);
    if (!taking.taken) lost.push(id);
  }
  const oversold = await findOversold(tx, all.flatMap(({ bundleId }) => bundleId ?? []), now);
  lost.push(...all.filter(({ bundleId }) => bundleId !== null && oversold.includes(bundleId)).map(({ id }) => id));
  if (lost.length > 0) throw new Refusal('hold_expired', { details: { cartItemIds: lost } });
}
