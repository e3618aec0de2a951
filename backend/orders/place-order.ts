import { recordAudit } from '#backend/audit/record-audit.ts';
import { readVenueRestrictions } from '#backend/cart/checks/venue-restrictions.ts';
import { getCartItems } from '#backend/cart/lines/cart-item.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { readDiscountUses } from '#backend/cart/pricing/read-discount-uses.ts';
import type { Tx } from '#backend/db/schema.ts';
import { confirmPlaces } from '#backend/places/confirm-places.ts';
import { consumeCredit } from './consume-credit.ts';
import { fulfilLines } from './fulfil-lines.ts';
import { getPayments } from './get-payments.ts';
import { markUnpaid } from './mark-unpaid.ts';
import { PlacesGone } from './order-impossible.ts';
import { orderedLines } from './ordered-lines.ts';
import type { Placing } from './placing.ts';
import { queueConfirmation } from './queue-confirmation.ts';

async function writeOrder(tx: Tx, { cart, basket, desk, now }: Placing): Promise<string> {
  const balance = desk?.balance ?? 0;
  const isPaid = balance === 0;
  const top = basket.rows.filter(({ parentId }) => parentId === null);
  const { id } = await tx
    .insertInto('orders')
    .values({
      cartId: cart.id,
      userId: cart.userId,
      staffUserId: cart.staffUserId ?? desk?.staffUserId ?? null,
      deskVenueId: desk?.place?.venueId ?? null,
      desk: desk?.place?.name ?? null,
      cartSource: cart.source,
      channel: cart.channel,
      status: isPaid ? 'success' : 'awaiting_payment',
      currency: basket.currency,
      total: basket.total,
      taxTotal: basket.taxTotal,
      balance,
      itemCount: top.reduce((count, { quantity }) => count + quantity, 0),
      itemHash: basket.hash,
      createdAt: now,
      completedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = orderedLines(basket.rows).map((line, position) => ({ ...line, orderId: id, position, createdAt: now }));
  await tx.insertInto('orderLines').values(lines).execute();
  return id;
}

async function confirmBasket(tx: Tx, orderId: string, { basket, now }: Placing): Promise<void> {
  const lines = basket.rows.flatMap(({ id, bookingId, lineTotal }) =>
    bookingId === null ? [] : [{ id, bookingId, lineTotal }],
  );
  if (lines.length === 0) return;
  const bookings = lines.map(({ bookingId, lineTotal }) => ({ id: bookingId, price: lineTotal }));
  const confirmed = await confirmPlaces(tx, { orderId, bookings }, now);
  const gone = lines.filter(({ bookingId }) => !confirmed.includes(bookingId));
  if (gone.length > 0) throw new PlacesGone(gone.map(({ id }) => id));
}

/**
 * Makes the order of a basket that is paid, with everything that follows from it, and closes the basket. Called by
 * `finalise` only. Throws OrderImpossible; then nothing of it may be kept.
 */
export async function placeOrder(tx: Tx, placing: Placing): Promise<string> {
  const { cart, basket, now } = placing;
  const orderId = await writeOrder(tx, placing);
  await confirmBasket(tx, orderId, placing);
  await markUnpaid(tx, placing);
  const tenders = getPayments(orderId, placing);
  if (tenders.length > 0) await tx.insertInto('payments').values(tenders).execute();
  await consumeCredit(tx, { cartId: cart.id, orderId, now });
  await fulfilLines(tx, { orderId, cart, rows: basket.rows, now });
  await tx.updateTable('carts').set({ status: 'closed', closedAt: now }).where('id', '=', cart.id).execute();
  const rows = await readItems(tx, cart.id);
  const items = getCartItems(rows, {
    currency: basket.currency,
    now,
    venueRestrictions: await readVenueRestrictions(tx, rows),
    discountUses: await readDiscountUses(tx, rows),
  });
  await tx
    .updateTable('orders')
    .set({ items: JSON.stringify(items) })
    .where('id', '=', orderId)
    .execute();
  await queueConfirmation(tx, { orderId, items, placing });
  const staffUserId = cart.staffUserId ?? placing.desk?.staffUserId ?? null;
  if (staffUserId !== null) {
    const by = { clock: { now: () => now }, caller: { userId: staffUserId } };
    await recordAudit(tx, by, { action: 'order_placed', subjectType: 'order', subjectId: orderId });
  }
  return orderId;
}
