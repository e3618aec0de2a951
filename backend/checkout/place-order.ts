import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { readVenueRestrictions } from '#backend/cart/checks/check-bookable.ts';
import { getCartItems } from '#backend/cart/lines/cart-item.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { readDiscountUses } from '#backend/cart/pricing/discount-uses.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getPayments } from '#backend/orders/get-payments.ts';
import { PlacesGone } from '#backend/orders/order-impossible.ts';
import { fillInOrder, type Placing } from '#backend/orders/placing.ts';
import { queueConfirmation } from '#backend/orders/queue-confirmation.ts';
import { confirmPlaces } from '#backend/places/lock-for-payment.ts';
import { sum } from '#contract/rules/sum.ts';
import { fulfilLines } from './fulfil-lines.ts';

/** A line of an order as it is written down; amounts in minor units. */
interface OrderedLine {
  name: string;
  summary: string | null;
  purchasableType: string;
  purchasableId: string;
  quantity: number;
  price: number;
  tax: number;
}

/** The lines of a basket for its order, extras after what they belong to. The sessions of a camp or course are one line. */
function orderedLines(rows: ItemRow[]): OrderedLine[] {
  const bundles = new Set(rows.filter(({ bundleId }) => bundleId !== null).map(({ id }) => id));
  const isPart = ({ parentId, bookingId }: ItemRow) => parentId !== null && bookingId !== null && bundles.has(parentId);
  const getParts = (id: string) => rows.filter((row) => row.parentId === id && isPart(row));
  const getChildren = (id: string) => rows.filter((row) => row.parentId === id && !isPart(row));
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((row) => [row, ...getChildren(row.id)])
    .map((row) => {
      const { name, summary, purchasableType, purchasableId, quantity } = row;
      const parts = getParts(row.id);
      const price = row.lineTotal + sum(parts.map(({ lineTotal }) => lineTotal));
      const tax = row.taxTotal + sum(parts.map(({ taxTotal }) => taxTotal));
      return { name, summary, purchasableType, purchasableId, quantity, price, tax };
    });
}

interface Consumption {
  cartId: number;
  orderId: string;
  now: Date;
}

/** Spends the credit that was set aside for a basket, with an entry for each account. */
async function consumeCredit(tx: Tx, { cartId, orderId, now }: Consumption): Promise<void> {
  await sql`
    with consumed as (
      update credit_reservations set state = 'consumed', pinned_by = null
      where cart_id = ${cartId} and state = 'reserved'
      returning account_id, amount
    ), spent as (
      update credit_accounts
      set reserved = credit_accounts.reserved - consumed.amount, balance = credit_accounts.balance - consumed.amount
      from consumed where credit_accounts.id = consumed.account_id
    )
    insert into credit_entries (account_id, amount, reason, order_id, created_at)
    select account_id, -amount, 'spent', ${orderId}, ${now} from consumed`.execute(tx);
}

/**
 * Writes down which bookings of an order are still to be paid, the last ones first, so that cancelling one forgives what is
 * due for it and gives nothing back that nobody paid. What is due for lines without bookings stays with the order.
 */
async function markUnpaid(tx: Tx, { basket, desk }: Placing): Promise<void> {
  const booked = basket.rows.flatMap(({ bookingId, lineTotal }) =>
    bookingId === null ? [] : [{ bookingId, left: lineTotal }],
  );
  for (const { place, amount: due } of fillInOrder(desk?.balance ?? 0, booked.toReversed()))
    await tx.updateTable('bookings').set({ due }).where('id', '=', place.bookingId).execute();
}

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
