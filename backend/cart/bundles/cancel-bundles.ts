import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Cancels bundles removed from a basket, and deletes the answers to their questions, which may concern health. */
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

/** Cancels a settled bundle with the last of its bookings. Returns whether that was now. */
export async function endEmptyBundle(tx: Tx, bundleId: string, now: Date): Promise<boolean> {
  // When two days are cancelled concurrently, the later transaction sees that the other day is cancelled.
  await tx.selectFrom('bookingBundles').where('id', '=', bundleId).select('id').forUpdate().execute();
  const { rows } = await sql`
    update booking_bundles set status = 'cancelled', cancelled_at = ${now}
    where id = ${bundleId} and status = 'settled'
      and not exists (select from bookings where bundle_id = booking_bundles.id and status <> 'cancelled')
    returning id`.execute(tx);
  return rows.length > 0;
}
