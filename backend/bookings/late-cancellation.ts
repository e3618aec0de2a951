import type { Tx } from '#backend/db/schema.ts';
import type { Cancellation } from '#contract/cancellation.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * Applies the consequences of a cancellation after the cut-off: a fee, and no bookings until it is paid
 * (docs/product.md#cancellations). Returns the fee in minor units, 0 without one.
 */
export async function punishLateCancellation(
  tx: Tx,
  row: BookingRow,
  { cutOffActions }: Pick<Cancellation, 'cutOffActions'>,
  now: Date,
): Promise<number> {
  const { userId, fee } = row;
  if (userId === null) return 0;
  const charged = cutOffActions.includes('charge_fee') ? (fee ?? 0) : 0;
  if (charged > 0) {
    await tx
      .insertInto('penalties')
      .values({
        userId,
        bookingId: row.id,
        name: `Late cancellation, ${row.templateName}`,
        reason: 'Cancelled after the cut-off',
        amount: charged,
        createdAt: now,
      })
      .execute();
  }
  const barred = {
    ...(cutOffActions.includes('disable_booking') && { bookingBarredAt: now }),
    ...(cutOffActions.includes('disable_access') && { accessBarredAt: now }),
  };
  if (Object.keys(barred).length > 0) await tx.updateTable('users').set(barred).where('id', '=', userId).execute();
  return charged;
}
