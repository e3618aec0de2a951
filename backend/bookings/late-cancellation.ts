import type { Tx } from '#backend/db/schema.ts';
import type { BookingRow } from './booking-store.ts';
import type { Cancellation } from './cancellation.ts';

/**
 * Applies the consequences of a cancellation after the cut-off: a fee, and no bookings until it is paid
 * (docs/product.md#cancellations).
 */
export async function punishLateCancellation(
  tx: Tx,
  row: BookingRow,
  { cutOffActions }: Pick<Cancellation, 'cutOffActions'>,
  now: Date,
): Promise<void> {
  const { userId, fee } = row;
  if (userId === null) return;
  if (cutOffActions.includes('charge_fee') && fee !== null && fee > 0) {
    await tx
      .insertInto('penalties')
      .values({
        userId,
        bookingId: row.id,
        name: `Late cancellation, ${row.templateName}`,
        reason: 'Cancelled after the cut-off',
        amount: fee,
        createdAt: now,
      })
      .execute();
  }
  const barred = {
    ...(cutOffActions.includes('disable_booking') && { bookingBarredAt: now }),
    ...(cutOffActions.includes('disable_access') && { accessBarredAt: now }),
  };
  if (Object.keys(barred).length > 0) await tx.updateTable('users').set(barred).where('id', '=', userId).execute();
}
