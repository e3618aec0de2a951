import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { readBasket, type Basket } from '#backend/orders/basket.ts';
import type { OrderedCart } from '#backend/orders/placing.ts';
import { lockSettledDebts } from '#backend/orders/settled-debts.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import type { MoneyState } from '#backend/payments/provider.ts';
import {
  isUnderWay,
  readOperations,
  startOperation,
  type EarlierOperation,
  type StartedOperation,
} from '#backend/payments/records/provider-operation.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { isTaken, recordMoney } from '#backend/payments/records/record-outcome.ts';
import { transition, type Actor, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { startReversing } from '#backend/payments/reversal/start-reversing.ts';

export type Preparation =
  /** The attempt is final, or its state does not allow a completion. */
  | { next: 'answer'; transaction: PaymentTransaction }
  /** A concurrent process is capturing the money. */
  | { next: 'wait' }
  | { next: 'capture'; transaction: PaymentTransaction; operation: StartedOperation }
  /** The result of a capture is unknown: the provider has to be queried. */
  | { next: 'look'; transaction: PaymentTransaction; capture: EarlierOperation }
  /** The money was taken, but the order is still missing. */
  | { next: 'place'; transaction: PaymentTransaction };

type Deps = Pick<Dependencies, 'clock' | 'config'>;

/** What a payment is for: a basket, or the charge of a membership, of which the id is told. */
export type PaidFor = { cart: OrderedCart } | { chargeId: string };

/** Locks a basket, or a charge, and then its payment. All code locks them in this order. */
export async function lockForCompletion(
  tx: Tx,
  id: string,
): Promise<{ paidFor: PaidFor; transaction: PaymentTransaction }> {
  const cart = await tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('paymentTransactions').select('cartId').where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  if (cart !== undefined) return { paidFor: { cart }, transaction: await lockTransaction(tx, id) };
  const { id: chargeId } = await tx
    .selectFrom('membershipCharges')
    .where('id', '=', (eb) => eb.selectFrom('paymentTransactions').select('chargeId').where('id', '=', id))
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { paidFor: { chargeId }, transaction: await lockTransaction(tx, id) };
}

/** Whether a basket is still the one that was paid for, line by line and in the amount. */
export function isAsPaidFor(basket: Basket, { itemHash, amount }: PaymentTransaction): boolean {
  return basket.hash === itemHash && basket.balance === amount;
}

/**
 * The reason why the order cannot be made as paid for, or null (docs/product.md#completion). The charge of a membership
 * doesn't change.
 */
async function obstacle(tx: Tx, transaction: PaymentTransaction, paidFor: PaidFor, now: Date): Promise<string | null> {
  if ('chargeId' in paidFor) return null;
  const { cart } = paidFor;
  if (cart.status !== 'open') return 'basket already ordered';
  const basket = await readBasket(tx, cart, now);
  if (!isAsPaidFor(basket, transaction)) return 'basket changed';
  const isPinned = basket.rows.every(({ bookingId, pinnedBy }) => bookingId === null || pinnedBy === transaction.id);
  if (!isPinned) return 'places not held';
  return (await lockSettledDebts(tx, cart.id, basket.rows)).length > 0 ? 'penalty or debt already settled' : null;
}

async function startCapture(tx: Tx, transaction: PaymentTransaction, now: Date): Promise<Preparation> {
  const request = { amount: transaction.amount, providerRef: transaction.providerRef };
  const operation = await startOperation(tx, { transactionUuid: transaction.id, kind: 'capture', request }, now);
  return { next: 'capture', transaction, operation };
}

async function resume(tx: Tx, transaction: PaymentTransaction, now: Date, { config }: Deps): Promise<Preparation> {
  if (isTaken(transaction)) return { next: 'place', transaction };
  const [capture] = await readOperations(tx, transaction.id, ['capture']);
  if (capture === undefined) return startCapture(tx, transaction, now);
  return isUnderWay(capture, now, config) ? { next: 'wait' } : { next: 'look', transaction, capture };
}

/**
 * First half of a completion: verifies that cart, places and credit, if it is for a basket, are still as paid for, and
 * records that the capture is about to start. Otherwise the attempt is `reversing` afterwards.
 */
export async function prepareCompletion(tx: Tx, id: string, by: Actor, deps: Deps): Promise<Preparation> {
  const { paidFor, transaction } = await lockForCompletion(tx, id);
  // The time is read after waiting for the lock, because the ages of other calls are computed from it.
  const now = deps.clock.now();
  if (transaction.state === 'completing') return resume(tx, transaction, now, deps);
  if (transaction.state !== 'authorised') return { next: 'answer', transaction };
  const reason = await obstacle(tx, transaction, paidFor, now);
  if (reason !== null) {
    return { next: 'answer', transaction: await startReversing(tx, transaction, { by, reason }, deps) };
  }
  const nextCheckAt = addSeconds(now, callWindowSeconds(deps.config));
  return startCapture(tx, await transition(tx, transaction, { to: 'completing', by, now, set: { nextCheckAt } }), now);
}

interface Seen {
  id: string;
  /** The capture whose result was queried. */
  capture: EarlierOperation;
  money: MoneyState;
  by: Actor;
}

/**
 * Continues after a query about a capture. The capture is repeated only while the money is reserved and no capture was
 * refused; a payment that cannot become an order is `reversing` afterwards.
 */
export async function resumeCompletion(tx: Tx, { id, capture, money, by }: Seen, deps: Deps): Promise<Preparation> {
  const { transaction } = await lockForCompletion(tx, id);
  const now = deps.clock.now();
  if (transaction.state !== 'completing') return { next: 'answer', transaction };
  const [latest] = await readOperations(tx, id, ['capture']);
  // A concurrent process has continued meanwhile.
  if (latest?.id !== capture.id) return resume(tx, transaction, now, deps);
  if (money.kind === 'unknown') return { next: 'answer', transaction };
  const known = await recordMoney(tx, transaction, money);
  if (isTaken(known)) return { next: 'place', transaction: known };
  if (money.isHeld && latest.state !== 'failed') return startCapture(tx, known, now);
  const reason = money.isHeld ? 'capture refused' : 'the money is not held any more';
  return { next: 'answer', transaction: await startReversing(tx, known, { by, reason }, deps) };
}
