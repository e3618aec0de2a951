import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { countTickets, splitBooking } from './split-booking.ts';

/** How many tickets of a booking are meant, by the booking's UUID. */
export type TicketCounts = ReadonlyMap<string, number>;

export interface SplitTickets {
  /** What is to be cancelled: the parts in place of the bookings that they were part of. */
  rows: BookingRow[];
  /** The booking that a part was part of, as the API names it, by the id of the part. */
  partOf: ReadonlyMap<string, string>;
}

/** Throws `validation_failed` where more tickets are asked for than a booking has. */
function checkCounts(rows: readonly BookingRow[], counts: TicketCounts): void {
  const faults: Record<string, string[]> = {};
  for (const [index, [id, quantity]] of [...counts].entries()) {
    const row = rows.find((one) => one.id === id);
    const most = row === undefined ? 0 : countTickets(row);
    if (quantity > most) faults[`tickets.${index}.quantity`] = [`Must be at most ${most}`];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/**
 * Splits the bookings of which only some tickets are meant. They must be locked, settled and read under the lock. Throws
 * `validation_failed`.
 */
export async function splitTickets(tx: Tx, rows: readonly BookingRow[], counts: TicketCounts): Promise<SplitTickets> {
  checkCounts(rows, counts);
  const partOf = new Map<string, string>();
  const ids: string[] = [];
  for (const row of rows) {
    const quantity = counts.get(row.id) ?? countTickets(row);
    const isWhole = quantity === countTickets(row);
    const id = isWhole ? row.id : await splitBooking(tx, row, quantity);
    if (!isWhole) partOf.set(id, row.isV2 ? row.id : String(row.v1Id));
    ids.push(id);
  }
  return { rows: partOf.size === 0 ? [...rows] : await readBookings(tx, ids), partOf };
}
