import { sql } from 'kysely';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';

/** How many tickets a booking is; its places where it has none. */
export function countTickets({ places, ticketAttendees }: Pick<BookingRow, 'places' | 'ticketAttendees'>): number {
  return places / (ticketAttendees ?? 1);
}

interface PackageUses {
  id: string;
  quantity: number;
}

/** Moves uses of packages to another booking, from one row after the other. */
async function moveUses(tx: Tx, uses: readonly PackageUses[], count: number, bookingId: string): Promise<void> {
  let left = count;
  for (const { id, quantity } of uses) {
    const moved = Math.min(left, quantity);
    left -= moved;
    if (moved === 0) return;
    await sql`insert into package_usages (owned_package_id, content_id, booking_id, quantity, state, created_at)
      select owned_package_id, content_id, ${bookingId}, ${moved}, state, created_at
      from package_usages where id = ${id}`.execute(tx);
    if (moved === quantity) await tx.deleteFrom('packageUsages').where('id', '=', id).execute();
    else
      await tx
        .updateTable('packageUsages')
        .set({ quantity: quantity - moved })
        .where('id', '=', id)
        .execute();
  }
}

/**
 * Makes a booking of its own of some tickets of a settled one, to be cancelled by itself, and returns its id; the booking
 * goes on with the others, its extras and its benefit. Tickets that were paid in money leave before those that a package
 * paid for; the price is divided evenly and rounded down, so that the parts together are never more than what was paid.
 * The booking must be locked.
 */
export async function splitBooking(tx: Tx, row: BookingRow, quantity: number): Promise<string> {
  const tickets = countTickets(row);
  const uses = await tx
    .selectFrom('packageUsages')
    .where('bookingId', '=', row.id)
    .where('state', '=', 'used')
    .orderBy('id')
    .select(['id', 'quantity'])
    .execute();
  const inMoney = tickets - uses.reduce((sum, use) => sum + use.quantity, 0);
  const leavingInMoney = Math.min(quantity, Math.max(0, inMoney));
  const share = (amount: number) => (leavingInMoney === 0 ? 0 : Math.floor((amount * leavingInMoney) / inMoney));
  const [places, price, due] = [quantity * (row.ticketAttendees ?? 1), share(row.price ?? 0), share(row.due)];
  const { rows } = await sql<{ id: string }>`
    insert into bookings (is_v2, occurrence_id, user_id, booked_by_user_id, order_id, ticket_id, channel, status,
      places, price, due, during, held_from, settled_at, created_at)
    select is_v2, occurrence_id, user_id, booked_by_user_id, order_id, ticket_id, channel, status,
      ${places}, ${price}, ${due}, during, held_from, settled_at, created_at
    from bookings where id = ${row.id} and status = 'settled' returning id`.execute(tx);
  const [part] = rows;
  if (part === undefined) throw new Error(`Booking ${row.id} is not settled`);
  await tx
    .updateTable('bookings')
    .set((eb) => ({ places: eb('places', '-', places), price: eb('price', '-', price), due: eb('due', '-', due) }))
    .where('id', '=', row.id)
    .execute();
  await moveUses(tx, uses, quantity - leavingInMoney, part.id);
  return part.id;
}
