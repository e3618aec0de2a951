import { parseISO } from 'date-fns/parseISO';
import { sql } from 'kysely';
import { adjustOrder } from '#backend/bookings/adjust-order.ts';
import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { endEmptyBundle } from '#backend/cart/bundles/cancel-bundles.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { CancellationSource } from '#backend/db/tables/enums.ts';
import { DomainError } from '#backend/failure.ts';
import { releasePlaces } from '#backend/places/release-places.ts';
import type { Cancellation, CutOffAction } from '#contract/activities/cancellation.ts';
import { getLateFee } from '#contract/activities/rules/cancellation/late-fee.ts';
import { awardCredit, type ReturnedCredit } from './award-credit.ts';
import { punishLateCancellation } from './late-cancellation.ts';
import { isPaidByPackage, returnUses, type ReturnedUse } from './return-uses.ts';

/**
 * What was paid for the extras of a ticket, or of the camp or course that a booking belongs to, minor units. They are read
 * from the lines of the ordered basket; a booking that was sold without one has none.
 */
async function priceOfExtras(
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

/** Takes what was still to pay for a cancelled booking off its order. */
async function forgiveDue(
  tx: Tx,
  { id, orderId, due }: Pick<BookingRow, 'id' | 'orderId' | 'due'>,
  now: Date,
): Promise<void> {
  if (due === 0) return;
  await tx
    .updateTable('bookings')
    .set((row) => ({ due: 0, price: row('price', '-', due) }))
    .where('id', '=', id)
    .execute();
  if (orderId !== null) await adjustOrder(tx, { orderId, bookingId: id, amount: -due, now });
}

export interface Cancelling {
  source: CancellationSource;
  isStaff: boolean;
  now: Date;
  reason?: string | undefined;
}

/** A booking that was cancelled, and what came of its money. Amounts in minor units. */
export interface CancelledBooking {
  /** As it was before. */
  row: BookingRow;
  isLate: boolean;
  /** Paid for the booking and the extras that end with it. */
  paid: number;
  /** Taken off what comes back; owed where nothing was paid. */
  fee: number;
  credits: ReturnedCredit[];
  uses: ReturnedUse[];
  /** The uses of a package that paid for it stay used. */
  isUseKept: boolean;
  consequences: CutOffAction[];
}

interface Decided {
  row: BookingRow;
  cancellation: Cancellation;
}

/**
 * What cancelling these bookings means now. Throws `cannot_cancel` with the ids of all that may not be cancelled and the
 * reason of the first.
 */
export function decideCancellations(
  rows: readonly BookingRow[],
  viewed: Pick<Cancelling, 'now' | 'isStaff'>,
): Decided[] {
  const decided = rows.map((row) => ({ row, cancellation: cancellationOfBooking(row, viewed) }));
  const refused = decided.filter(({ row, cancellation }) => row.status === 'reserved' || !cancellation.canCancel);
  const [first] = refused;
  if (first === undefined) return decided;
  const message = first.cancellation.cannotCancelReason;
  const bookingIds = refused.map(({ row }) => (row.isV2 ? row.id : String(row.v1Id)));
  throw new DomainError('cannot_cancel', { ...(message !== null && { message }), details: { bookingIds } });
}

/** The bookings whose extras end with them: the last of each camp or course, and all others. */
async function readEnding(tx: Tx, rows: readonly BookingRow[], now: Date): Promise<ReadonlySet<string>> {
  const ending = new Set(rows.filter(({ bundleId }) => bundleId === null).map(({ id }) => id));
  const lastOfBundle = new Map(
    rows.flatMap(({ bundleId, id }) => (bundleId === null ? [] : [[bundleId, id] as const])),
  );
  for (const bundleId of [...lastOfBundle.keys()].toSorted()) {
    const last = lastOfBundle.get(bundleId);
    if ((await endEmptyBundle(tx, bundleId, now)) && last !== undefined) ending.add(last);
  }
  return ending;
}

/** Gives back what one booking cost, or keeps it, and applies the consequences of a passed cut-off. */
async function settleMoney(
  tx: Tx,
  { row, cancellation }: Decided,
  hasExtras: boolean,
  { isStaff, now }: Cancelling,
): Promise<CancelledBooking> {
  const { awardsCredit, cutOff, cutOffActions } = cancellation;
  const isLate = !isStaff && cutOff !== null && now >= parseISO(cutOff.utc);
  const paid = (row.price ?? 0) - row.due + (hasExtras ? await priceOfExtras(tx, row) : 0);
  const isByPackage = await isPaidByPackage(tx, row.id);
  const lateFee = isLate
    ? getLateFee({ cutOffActions, fee: row.fee ?? 0, paid, isPaidByPackage: isByPackage, awardsCredit })
    : { takenOff: 0, owed: 0 };
  const isUseKept = isByPackage && (!awardsCredit || (isLate && paid === 0));
  const uses = awardsCredit && !isUseKept ? await returnUses(tx, row.id) : [];
  const credits = awardsCredit ? await awardCredit(tx, row, paid - lateFee.takenOff, now) : [];
  await forgiveDue(tx, row, now);
  const consequences = isLate ? await punishLateCancellation(tx, row, { cutOffActions, lateFee, now }) : [];
  return { row, isLate, paid, fee: lateFee.takenOff + lateFee.owed, credits, uses, isUseKept, consequences };
}

/**
 * Sorts by order id: refunds lock the orders, so two cancellations of the same orders must lock them in the same
 * sequence, or they could deadlock.
 */
function byOrder({ row: one }: Decided, { row: other }: Decided): number {
  return `${one.orderId} ${one.id}` < `${other.orderId} ${other.id}` ? -1 : 1;
}

/**
 * Cancels bookings that are paid, by the rules of their sessions, all or none (docs/product.md#cancellations). They must
 * be locked and read under the lock. Returns them in the order given. Throws `cannot_cancel`.
 */
export async function cancelSettled(
  tx: Tx,
  rows: readonly BookingRow[],
  cancelling: Cancelling,
): Promise<CancelledBooking[]> {
  const { source, isStaff, now, reason } = cancelling;
  const decided = decideCancellations(rows, { now, isStaff });
  const bookingIds = rows.map(({ id }) => id);
  const places = { from: 'settled', bookingIds, cancellationSource: source } as const;
  await releasePlaces(tx, reason === undefined ? places : { ...places, reason }, now);
  const ending = await readEnding(tx, rows, now);
  const settled = new Map<string, CancelledBooking>();
  for (const one of decided.toSorted(byOrder))
    settled.set(one.row.id, await settleMoney(tx, one, ending.has(one.row.id), cancelling));
  return bookingIds.flatMap((id) => settled.get(id) ?? []);
}
