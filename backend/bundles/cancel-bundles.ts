import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Ends bundles that left a basket. What was answered for them, say about a child's health, is forgotten. */
export async function cancelBundles(tx: Tx, bundleIds: readonly string[], now: Date): Promise<void> {
  if (bundleIds.length === 0) return;
  await tx.deleteFrom('questionAnswers').where('bundleId', 'in', bundleIds).execute();
  await tx
    .updateTable('bookingBundles')
    .set({ status: 'cancelled', cancelledAt: now })
    .where('id', 'in', bundleIds)
    .where('status', '=', 'reserved')
    .execute();
}

/** A bundle that was paid ends with the last of its bookings. Returns whether that was now. */
export async function endEmptyBundle(tx: Tx, bundleId: string, now: Date): Promise<boolean> {
  // Two days cancelled at once: the later one sees that the other is gone.
  await tx.selectFrom('bookingBundles').where('id', '=', bundleId).select('id').forUpdate().execute();
  const { rows } = await sql`
    update booking_bundles set status = 'cancelled', cancelled_at = ${now}
    where id = ${bundleId} and status = 'settled'
      and not exists (select from bookings where bundle_id = booking_bundles.id and status <> 'cancelled')
    returning id`.execute(tx);
  return rows.length > 0;
}
