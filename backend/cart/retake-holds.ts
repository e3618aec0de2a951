import { retakePlaces } from '../booking/retake-places.ts';
import type { Tx } from '../db/schema.ts';
import { Refusal } from '../failure.ts';
import { readItems } from './item-rows.ts';

/**
 * Holds every session line until `expiresAt`, taking places again that ran out. Throws `hold_expired` with the lines
 * whose places are gone; the caller's transaction then changes nothing.
 */
export async function retakeHolds(tx: Tx, cartId: number, expiresAt: Date, now: Date): Promise<void> {
  const rows = (await readItems(tx, cartId)).filter((row) => row.bookingId !== null);
  const inOrder = [...rows].sort((a, b) => ((a.occurrenceId ?? '') < (b.occurrenceId ?? '') ? -1 : 1));
  const lost: string[] = [];
  for (const { id, bookingId } of inOrder) {
    if (bookingId === null) continue;
    const taking = await retakePlaces(tx, { bookingId, expiresAt }, now);
    if (!taking.taken) lost.push(id);
  }
  if (lost.length > 0) throw new Refusal('hold_expired', { details: { cartItemIds: lost } });
}
