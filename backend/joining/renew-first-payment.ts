import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { readType } from './read-types.ts';
import { getTypePayment } from './show-type.ts';

interface Stale {
  itemId: string;
  joiningId: string;
  typeId: string;
  startsOn: string;
  timezone: string;
}

/**
 * Prices the memberships in a basket for today: a day later fewer days are left of the month. The line stays the same
 * one; its new price shows in the hash of the basket. The basket must be locked.
 */
export async function renewFirstPayment(tx: Tx, cartId: number, now: Date): Promise<void> {
  const { rows } = await sql<Stale>`
    select i.id as item_id, j.id as joining_id, j.membership_type_id as type_id, j.starts_on, v.timezone
    from cart_items i join joinings j on j.id = i.joining_id join venues v on v.id = j.home_venue_id
    where i.cart_id = ${cartId} and j.status = 'open'`.execute(tx);
  for (const { itemId, joiningId, typeId, startsOn, timezone } of rows) {
    const today = localDate(now, timezone);
    if (today === startsOn) continue;
    const { firstPeriod } = getTypePayment(await readType(tx, typeId), [], today);
    const price = { unitPrice: firstPeriod, standardPrice: firstPeriod, lineTotal: firstPeriod };
    await tx.updateTable('cartItems').set(price).where('id', '=', itemId).execute();
    await tx.updateTable('joinings').set({ startsOn: today }).where('id', '=', joiningId).execute();
  }
}
