import type { Tx } from '#backend/db/schema.ts';

/**
 * Locks holds for a payment: they do not expire until it ends. Returns the ids that are locked for it now; when one is
 * missing, its places were released or another payment has it, and the caller must not start the payment.
 */
export async function lockForPayment(
  tx: Tx,
  { bookingIds, transactionUuid }: { bookingIds: readonly string[]; transactionUuid: string },
): Promise<string[]> {
  if (bookingIds.length === 0) return [];
  const locked = await tx
    .updateTable('bookings')
    .set({ pinnedBy: transactionUuid })
    .where('id', 'in', bookingIds)
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where((eb) => eb.or([eb('pinnedBy', 'is', null), eb('pinnedBy', '=', transactionUuid)]))
    .returning('id')
    .execute();
  return locked.map(({ id }) => id);
}

/** Unlocks the holds of a failed payment. They expire at `expiresAt`, or without it at their earlier time. */
export async function unlockForPayment(
  tx: Tx,
  { transactionUuid, expiresAt }: { transactionUuid: string; expiresAt?: Date },
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ pinnedBy: null, ...(expiresAt !== undefined && { expiresAt }) })
    .where('pinnedBy', '=', transactionUuid)
    .execute();
}
