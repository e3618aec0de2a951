import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Settlement {
  orderId: string;
  /** Prices in minor units. */
  bookings: readonly { id: string; price: number }[];
}

/**
 * Turns holds into settled bookings of an order. Returns the ids settled. When one is missing, its places were released
 * or its session is closed, and the caller must not make the order. A closure that is entered meanwhile waits for it.
 */
export async function confirmPlaces(tx: Tx, { orderId, bookings }: Settlement, now: Date): Promise<string[]> {
  const ids = bookings.map(({ id }) => id);
  const prices = bookings.map(({ price }) => price);
  const { rows } = await sql<{ id: string }>`
    with open as materialized (
      select id from occurrences
      where id in (select occurrence_id from bookings where id = any(${ids}::uuid[])) and closure_id is null
      order by id for key share
    )
    update bookings set status = 'settled', settled_at = ${now}, order_id = ${orderId}, price = paid.price,
      expires_at = null, pinned_by = null
    from unnest(${ids}::uuid[], ${prices}::int[]) as paid (id, price), open
    where bookings.id = paid.id and open.id = bookings.occurrence_id and bookings.status = 'reserved' and bookings.released_at is null
    returning bookings.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Locks holds for a payment: they do not expire until it ends. Returns the ids that are locked for it now; when one is
 * missing, its places were released, its session is closed or another payment has it, and the caller must not start the payment.
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
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('occurrences')
          .whereRef('occurrences.id', '=', 'bookings.occurrenceId')
          .where('closureId', 'is', null)
          .select('occurrences.id'),
      ),
    )
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
