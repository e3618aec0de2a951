import { adjustOrder } from '#backend/bookings/adjust-order.ts';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { awardCredit } from '#backend/bookings/cancelling/award-credit.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { reserveDiscount } from '#backend/cart/pricing/discounts.ts';
import type { LinePrice } from '#backend/cart/pricing/price-line.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { Booking } from '#backend/places/reserve-places.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { sum } from '#contract/rules/sum.ts';

interface Settling {
  /** The booking that was moved. */
  row: BookingRow;
  line: SessionLine;
  /** The new place, held. */
  held: Booking;
  /** The basket line of the old booking. */
  cartItemId: string | undefined;
  price: LinePrice;
  awardsCredit: boolean;
  now: Date;
}

/**
 * Moves what belongs to the old booking to the new one: its basket line with the extras, its answers and its waivers.
 */
async function takeAlong(tx: Tx, oldId: string, newId: string): Promise<void> {
  const bookingId = newId;
  await tx.updateTable('cartItems').set({ bookingId }).where('bookingId', '=', oldId).execute();
  await tx.updateTable('questionAnswers').set({ bookingId }).where('bookingId', '=', oldId).execute();
  await tx.updateTable('questionWaivers').set({ bookingId }).where('bookingId', '=', oldId).execute();
}

/** Pays for the new place with the use of a benefit or package that its price was reduced by. */
async function spendUse(tx: Tx, { line, held, cartItemId, price: { discount } }: Settling): Promise<void> {
  if (discount === null || cartItemId === undefined) return;
  const usedOn = localDate(line.found.row.startsAt, line.found.scope.timezone);
  await reserveDiscount(tx, { discount, bookingId: held.id, cartItemId, usedOn });
  const used = { state: 'used' } as const;
  await tx.updateTable('benefitUsages').set(used).where('bookingId', '=', held.id).execute();
  await tx.updateTable('packageUsages').set(used).where('bookingId', '=', held.id).execute();
}

/** What came of the money of a move, minor units. */
export interface SettledMove {
  /** To be paid now, and was not before. */
  due: number;
  /** Came back as credit. */
  credit: number;
}

/**
 * Settles the new place with what was paid for the old one: what is missing is due, what is left over comes back as
 * credit where the rules of the old session give any (docs/product.md#moving-a-booking).
 */
export async function settleMoved(tx: Tx, settling: Settling): Promise<SettledMove> {
  const { row, held, price, awardsCredit, now } = settling;
  const paid = (row.price ?? 0) - row.due;
  const due = Math.max(0, price.lineTotal - paid);
  await takeAlong(tx, row.id, held.id);
  await spendUse(tx, settling);
  await tx
    .updateTable('bookings')
    .set({
      status: 'settled',
      settledAt: now,
      expiresAt: null,
      orderId: row.orderId,
      bookedByUserId: row.bookedByUserId,
      movedFrom: row.id,
      price: price.lineTotal,
      due,
    })
    .where('id', '=', held.id)
    .execute();
  const returned = awardsCredit ? await awardCredit(tx, row, paid - price.lineTotal, now) : [];
  const settled = { due: Math.max(0, due - row.due), credit: sum(returned.map(({ amount }) => amount)) };
  if (row.orderId !== null)
    await adjustOrder(tx, { orderId: row.orderId, bookingId: held.id, amount: due - row.due, now });
  return settled;
}
