import { recordAudit } from '#backend/audit/record-audit.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { queueCancelledLetters } from '#backend/bookings/letters/queue-cancelled-letters.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { cancelSettled, decideCancellations, type Cancelling } from './cancel-settled.ts';
import { readCancellationResults } from './cancellation-result.ts';
import { lockForCancelling } from './lock-for-cancelling.ts';
import { countTickets, splitBooking } from './split-booking.ts';

/** How many tickets of a booking are meant, by the booking's UUID. */
type TicketCounts = ReadonlyMap<string, number>;

interface SplitTickets {
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
async function splitTickets(tx: Tx, rows: readonly BookingRow[], counts: TicketCounts): Promise<SplitTickets> {
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

/** The bookings that are to be cancelled. */
export interface Selection {
  found: readonly BookingRow[];
  /** Of which only some tickets are cancelled. */
  counts?: TicketCounts;
  /** Which of them are cancelled, as they are under the lock; all unless given. */
  choose?: (locked: readonly BookingRow[], now: Date) => readonly BookingRow[];
}

interface Cancellation<Data> extends Pick<Cancelling, 'source' | 'isStaff'> {
  /** Of staff only. */
  reason: string | undefined;
  /** Of staff only; customers are always told. */
  notify: boolean;
  preview: boolean;
  /** What is answered, read after the cancellation. */
  answer: (tx: Tx, results: CancellationResult[], viewed: Pick<Cancelling, 'now' | 'isStaff'>) => Promise<Data> | Data;
}

/** The status is read after locking, so that a payment under way is awaited. */
async function cancel(tx: Tx, { found, counts = new Map(), choose }: Selection, cancelling: Cancelling) {
  await lockForCancelling(tx, found);
  const locked = await readBookings(
    tx,
    found.map(({ id }) => id),
  );
  const named = choose === undefined ? locked : choose(locked, cancelling.now);
  decideCancellations(named, cancelling);
  const { rows, partOf } = await splitTickets(tx, named, counts);
  const cancelled = await cancelSettled(tx, rows, cancelling);
  return { named, cancelled, results: await readCancellationResults(tx, cancelled, { ...cancelling, partOf }) };
}

async function auditStaff(tx: Tx, context: Context, named: readonly BookingRow[], reason?: string): Promise<void> {
  for (const { id } of named) {
    const details = reason === undefined ? {} : { reason };
    await recordAudit(tx, context, { action: 'booking_cancelled', subjectType: 'booking', subjectId: id, details });
  }
}

/**
 * Cancels settled bookings, all or none, tells people by mail and offers the places to the waitlists. With `preview` the
 * same cancellation is rolled back and only answered, so what it says is what would happen
 * (docs/product.md#cancellations). Throws `cannot_cancel` and `validation_failed`.
 */
export async function cancelSelection<Data>(
  context: Context,
  selection: Selection,
  { source, isStaff, notify, preview, answer, ...input }: Cancellation<Data>,
): Promise<Data> {
  const reason = isStaff ? input.reason : undefined;
  const cancelling = { source, isStaff, reason, now: context.clock.now() };
  if (preview)
    return rehearse(context.db, async (tx) =>
      answer(tx, (await cancel(tx, selection, cancelling)).results, cancelling),
    );
  return transact(context.db, async (tx) => {
    const { named, cancelled, results } = await cancel(tx, selection, cancelling);
    if (isStaff) await auditStaff(tx, context, named, reason);
    if (!isStaff || notify) await queueCancelledLetters(tx, cancelled, { config: context.config, now: cancelling.now });
    for (const id of [...new Set(named.map(({ occurrenceId }) => occurrenceId))].toSorted())
      await offerPlaces(tx, id, context);
    return answer(tx, results, cancelling);
  });
}
