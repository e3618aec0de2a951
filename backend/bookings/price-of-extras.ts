import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * What was paid for the extras of a ticket, or of the camp or course that a booking belongs to, minor units. They are read
 * from the lines of the ordered basket; a booking that was sold without one has none.
 */
export async function priceOfExtras(
  tx: Tx,
  { id, bundleId, orderId }: Pick<BookingRow, 'id' | 'bundleId' | 'orderId'>,
): Promise<number> {
  const { rows } = await sql<{ price: number }>`
    select coalesce(sum(extra.line_total), 0)::int as price
    from orders
    join cart_items as line on line.cart_id = orders.cart_id
      and (case when ${bundleId}::uuid is null then line.booking_id = ${id}::uuid else line.bundle_id = ${bundleId}::uuid end)
    join cart_items as extra on extra.parent_id = line.id and extra.booking_id is null
    where orders.id = ${orderId}`.execute(tx);
  return rows[0]?.price ?? 0;
}
