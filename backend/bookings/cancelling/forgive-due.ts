import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';

/** Takes what was still to pay for a cancelled booking off its order. */
export async function forgiveDue(
  tx: Tx,
  { id, orderId, due }: Pick<BookingRow, 'id' | 'orderId' | 'due'>,
): Promise<void> {
  if (due === 0) return;
  await tx
    .updateTable('bookings')
    .set((row) => ({ due: 0, price: row('price', '-', due) }))
    .where('id', '=', id)
    .execute();
  if (orderId === null) return;
  await tx
    .updateTable('orders')
    .set((row) => ({ total: row('total', '-', due), balance: row('balance', '-', due) }))
    .where('id', '=', orderId)
    .execute();
}
