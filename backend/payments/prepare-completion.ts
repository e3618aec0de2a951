import type { Ports } from '../context.ts';
import { readBasket } from '../checkout/basket.ts';
import type { Tx } from '../db/schema.ts';
import type { OrderedCart } from '../orders/place-order.ts';
import { startOperation, type StartedOperation } from './provider-operation.ts';
import { lockTransaction } from './read-transaction.ts';
import { startReversing } from './start-reversing.ts';
import { transition, type Actor, type PaymentTransaction } from './transitions.ts';

export type Preparation =
  /** There is nothing to do, or nothing that may be done. */
  | { next: 'answer'; transaction: PaymentTransaction }
  /** Somebody else is taking the money just now. */
  | { next: 'wait' }
  | { next: 'capture'; transaction: PaymentTransaction; operation: StartedOperation }
  /** The money was taken, but the order is still missing. */
  | { next: 'place'; transaction: PaymentTransaction };

/** A capture without an answer for so long was left by a process that is gone. */
const captureMs = 60 * 1000;

/** Locks a basket and then its payment; everybody takes them in this order. */
export async function lockForCompletion(tx: Tx, id: string): Promise<{ cart: OrderedCart; transaction: PaymentTransaction }> {
  const cart = await tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('paymentTransactions').select('cartId').where('id', '=', id))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { cart, transaction: await lockTransaction(tx, id) };
}

/** Why the order cannot be made of what was paid for, or null (payments 8.9). */
async function obstacle(tx: Tx, transaction: PaymentTransaction, cart: OrderedCart, now: Date): Promise<string | null> {
  if (cart.status !== 'open') return 'basket already ordered';
  const basket = await readBasket(tx, cart, now);
  if (basket.hash !== transaction.itemHash || basket.balance !== transaction.amount) return 'basket changed';
  const isPinned = basket.rows.every(({ bookingId, pinnedBy }) => bookingId === null || pinnedBy === transaction.id);
  return isPinned ? null : 'places not held';
}

async function isCapturing(tx: Tx, transactionId: string, now: Date): Promise<boolean> {
  const latest = await tx
    .selectFrom('paymentOperations')
    .where('transactionId', '=', transactionId)
    .where('kind', '=', 'capture')
    .orderBy('attempt', 'desc')
    .select(['state', 'createdAt'])
    .executeTakeFirst();
  return latest?.state === 'started' && now.getTime() - latest.createdAt.getTime() < captureMs;
}

async function startCapture(tx: Tx, transaction: PaymentTransaction, now: Date): Promise<Preparation> {
  const request = { amount: transaction.amount, providerRef: transaction.providerRef };
  const operation = await startOperation(tx, { transactionId: transaction.id, kind: 'capture', request }, now);
  return { next: 'capture', transaction, operation };
}

/**
 * First half of finishing a payment: sees that everything is still as it was paid for, and writes down that the money
 * is about to be taken. When it is not, the attempt is `reversing` afterwards.
 */
export async function prepareCompletion(tx: Tx, id: string, by: Actor, deps: Pick<Ports, 'clock' | 'config'>): Promise<Preparation> {
  const now = deps.clock.now();
  const { cart, transaction } = await lockForCompletion(tx, id);
  if (transaction.state === 'completing') {
    if (transaction.capturedAmount > 0) return { next: 'place', transaction };
    return (await isCapturing(tx, id, now)) ? { next: 'wait' } : startCapture(tx, transaction, now);
  }
  if (transaction.state !== 'authorised') return { next: 'answer', transaction };
  const reason = await obstacle(tx, transaction, cart, now);
  if (reason !== null) {
    return { next: 'answer', transaction: await startReversing(tx, transaction, { by, reason }, deps) };
  }
  const nextCheckAt = new Date(now.getTime() + captureMs);
  return startCapture(tx, await transition(tx, transaction, { to: 'completing', by, now, set: { nextCheckAt } }), now);
}
