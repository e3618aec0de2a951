import { recordAudit } from '#backend/audit/record-audit.ts';
import { readBookings, type BookingRow } from '#backend/bookings/booking-store.ts';
import { queueCancelledLetters } from '#backend/bookings/letters/queue-cancelled-letters.ts';
import type { Context } from '#backend/context.ts';
import { rehearse } from '#backend/db/connection/rehearse.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { offerPlaces } from '#backend/waitlist/offer-places.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { cancelSettled, decideCancellations, type Cancelling } from './cancel-settled.ts';
import { readCancellationResults } from './cancellation-result.ts';
import { lockForCancelling } from './lock-for-cancelling.ts';
import { splitTickets, type TicketCounts } from './split-tickets.ts';

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
