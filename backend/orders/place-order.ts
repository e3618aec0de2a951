import { recordAudit } from '#backend/audit/record-audit.ts';
import { readVenueRestrictions } from '#backend/cart/checks/venue-restrictions.ts';
import { getCartItems } from '#backend/cart/lines/cart-item.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { readDiscountUses } from '#backend/cart/pricing/read-discount-uses.ts';
import { getTenders, type TenderLine } from '#backend/checkout/tenders.ts';
import type { Tx } from '#backend/db/schema.ts';
import { confirmPlaces } from '#backend/places/confirm-places.ts';
import { consumeCredit } from './consume-credit.ts';
import { fulfilLines } from './fulfil-lines.ts';
import { PlacesGone } from './order-impossible.ts';
import { orderedLines } from './ordered-lines.ts';
import type { Placing } from './placing.ts';
import { queueConfirmation } from './queue-confirmation.ts';

function getDescription(tenderType: string, { card }: Placing): string {
  if (tenderType === 'membership-credit') return 'Membership credit';
  if (tenderType === 'general-credit') return 'General credit';
  return card?.last4 == null ? 'Card' : `Card ending ${card.last4}`;
}

function getPayment(line: TenderLine, orderId: string, placing: Placing) {
  const isCard = line.tenderType === 'online';
  const creditType = line.tenderType === 'membership-credit' ? ('membership' as const) : ('general' as const);
  return {
    orderId,
    tenderType: isCard ? ('online' as const) : ('credit' as const),
    creditType: isCard ? null : creditType,
    amount: line.amount,
    status: 'done' as const,
    description: getDescription(line.tenderType, placing),
    transactionId: isCard ? (placing.card?.transactionUuid ?? null) : null,
    createdAt: placing.now,
    completedAt: placing.now,
  };
}

async function writeOrder(tx: Tx, { cart, basket, now }: Placing): Promise<string> {
  const top = basket.rows.filter(({ parentId }) => parentId === null);
  const { id } = await tx
    .insertInto('orders')
    .values({
      cartId: cart.id,
      userId: cart.userId,
      staffUserId: cart.staffUserId,
      cartSource: cart.source,
      channel: cart.channel,
      status: 'success',
      currency: basket.currency,
      total: basket.total,
      taxTotal: basket.taxTotal,
      balance: 0,
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
  const tenders = getTenders(basket);
  if (tenders.length > 0) {
    await tx
      .insertInto('payments')
      .values(tenders.map((line) => getPayment(line, orderId, placing)))
      .execute();
  }
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
  if (cart.staffUserId !== null) {
    const by = { clock: { now: () => now }, caller: { userId: cart.staffUserId } };
    await recordAudit(tx, by, { action: 'order_placed', subjectType: 'order', subjectId: orderId });
  }
  return orderId;
}
