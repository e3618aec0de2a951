import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Settlement {
  orderId: string;
  /** Prices in minor units. */
  bookings: readonly { id: string; price: number }[];
}

/**
 * Turns holds into settled bookings of an order. Returns the ids settled. When one is missing, its places were
 * released, and the caller must not make the order.
 */
export async function confirmPlaces(tx: Tx, { orderId, bookings }: Settlement, now: Date): Promise<string[]> {
  const ids = bookings.map(({ id }) => id);
  const prices = bookings.map(({ price }) => price);
  const { rows } = await sql<{ id: string }>`
    update bookings set status = 'settled', settled_at = ${now}, order_id = ${orderId}, price = paid.price,
      expires_at = null, pinned_by = null
    from unnest(${ids}::uuid[], ${prices}::int[]) as paid (id, price)
    where bookings.id = paid.id and bookings.status = 'reserved' and bookings.released_at is null
    returning bookings.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
