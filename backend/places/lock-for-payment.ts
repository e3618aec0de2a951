import type { Tx } from '#backend/db/schema.ts';

/**
 * Ties holds to a payment: they can't run out until it ends. Returns the ids that are pinned to it now; the caller must
 * not go on to pay when one is missing (its places went, or another payment has it).
 */
export async function lockForPayment(
  tx: Tx,
  { bookingIds, transactionId }: { bookingIds: readonly string[]; transactionId: string },
): Promise<string[]> {
  if (bookingIds.length === 0) return [];
  const pinned = await tx
    .updateTable('bookings')
    .set({ pinnedBy: transactionId })
    .where('id', 'in', bookingIds)
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where((eb) => eb.or([eb('pinnedBy', 'is', null), eb('pinnedBy', '=', transactionId)]))
    .returning('id')
    .execute();
  return pinned.map(({ id }) => id);
}

/**
 * Makes the holds of a payment that came to nothing ordinary basket holds again, which run out at `expiresAt`; without it
 * when they would have run out anyway.
 */
export async function unlockForPayment(
  tx: Tx,
  { transactionId, expiresAt }: { transactionId: string; expiresAt?: Date },
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ pinnedBy: null, ...(expiresAt !== undefined && { expiresAt }) })
    .where('pinnedBy', '=', transactionId)
    .execute();
}
