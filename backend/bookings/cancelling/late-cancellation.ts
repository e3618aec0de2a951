import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { CutOffAction } from '#contract/activities/cancellation.ts';
import type { LateFee } from '#contract/activities/rules/cancellation/late-fee.ts';

interface Penalised {
  cutOffActions: readonly CutOffAction[];
  lateFee: LateFee;
  now: Date;
}

async function addPenalty(tx: Tx, row: BookingRow, { lateFee: { takenOff, owed }, now }: Penalised): Promise<void> {
  const { userId, id, templateName, orderId } = row;
  // A fee that was deducted from the refund counts as paid by the refunded order.
  if (userId === null || takenOff + owed === 0 || (owed === 0 && orderId === null)) return;
  await tx
    .insertInto('penalties')
    .values({
      userId,
      bookingId: id,
      name: `Late cancellation, ${templateName}`,
      reason: 'Cancelled after the cut-off',
      amount: takenOff + owed,
      createdAt: now,
      ...(owed === 0 && { status: 'paid', orderId, closedAt: now }),
    })
    .execute();
}

/**
 * Applies the consequences of a cancellation after the cut-off: a penalty of the fee, paid already where it was taken off
 * what comes back, and no bookings or no access until it is settled (docs/product.md#cancellations). Returns the
 * consequences.
 */
export async function punishLateCancellation(tx: Tx, row: BookingRow, penalised: Penalised): Promise<CutOffAction[]> {
  const { cutOffActions, lateFee, now } = penalised;
  await addPenalty(tx, row, penalised);
  const isSettled = lateFee.takenOff > 0;
  const bars = isSettled ? [] : cutOffActions.filter((action) => action.startsWith('disable_'));
  const barred = {
    ...(bars.includes('disable_booking') && { bookingBarredAt: now }),
    ...(bars.includes('disable_access') && { accessBarredAt: now }),
  };
  if (row.userId !== null && Object.keys(barred).length > 0)
    await tx.updateTable('users').set(barred).where('id', '=', row.userId).execute();
  const isCharged = lateFee.takenOff + lateFee.owed > 0;
  return [...cutOffActions.filter((action) => action === 'charge_fee' && isCharged), ...bars];
}
