import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { settleCharge } from '#backend/charges/settle-charge.ts';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { readBasket } from '#backend/orders/basket.ts';
import { BasketChanged, OrderImpossible } from '#backend/orders/order-impossible.ts';
import type { OrderedCart } from '#backend/orders/placing.ts';
import { attentionCount } from '#backend/payments/attention/attention-count.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { readOperations } from '#backend/payments/records/provider-operation.ts';
import { lockTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { isTaken } from '#backend/payments/records/record-outcome.ts';
import { transition, type Actor, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import { startReversing } from '#backend/payments/reversal/start-reversing.ts';
import { capture } from './capture.ts';
import { placeOrder } from './place-order.ts';
import {
  isAsPaidFor,
  lockForCompletion,
  prepareCompletion,
  resumeCompletion,
  type Preparation,
} from './prepare-completion.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;
type Capturing = Extract<Preparation, { next: 'capture' }>;
type Looking = Extract<Preparation, { next: 'look' }>;

const timeoutMs = 10_000;
const lookEveryMs = 100;
const cardSchema = z.object({ card: z.object({ last4: z.string() }) });

/** A concurrent request is capturing the money; its result is used here too. */
async function awaitOther({ db }: Deps, id: string): Promise<PaymentTransaction> {
  for (let waited = 0; ; waited += lookEveryMs) {
    const transaction = await readTransaction(db, id);
    if (transaction.state !== 'completing' || waited >= timeoutMs) return transaction;
    await wait(lookEveryMs);
  }
}

function getLast4({ providerData }: PaymentTransaction): string | null {
  const read = cardSchema.safeParse(providerData);
  return read.success ? read.data.card.last4 : null;
}

async function placeBasket(
  tx: Tx,
  cart: OrderedCart,
  transaction: PaymentTransaction,
  { config, now }: { config: Config; now: Date },
): Promise<string> {
  const basket = await readBasket(tx, cart, now);
  // The capture may have been unanswered for a while: a changed basket is not what this money is for.
  if (!isAsPaidFor(basket, transaction)) throw new BasketChanged();
  const card = { transactionUuid: transaction.id, last4: getLast4(transaction) };
  return placeOrder(tx, { cart, basket, card, config, now });
}

/** Second half, after the capture: makes the order and everything that belongs to it in one transaction. */
async function place(tx: Tx, id: string, by: Actor, { clock, config }: Deps): Promise<PaymentTransaction> {
  const now = clock.now();
  const { paidFor, transaction } = await lockForCompletion(tx, id);
  if (transaction.state !== 'completing' || !isTaken(transaction)) return transaction;
  const orderId =
    'chargeId' in paidFor
      ? await settleCharge(tx, paidFor.chargeId, { by: 'card', transaction, last4: getLast4(transaction) }, now)
      : await placeBasket(tx, paidFor.cart, transaction, { config, now });
  return transition(tx, transaction, { to: 'completed', by, now, set: { orderId, nextCheckAt: null } });
}

async function reverseCompletion(deps: Deps, id: string, by: Actor, reason: string): Promise<PaymentTransaction> {
  await transact(deps.db, async (tx) => {
    const locked = await lockTransaction(tx, id);
    if (locked.state === 'completing') await startReversing(tx, locked, { by, reason }, deps);
  });
  await reverse(deps, id, by);
  return readTransaction(deps.db, id);
}

async function placeOrGiveBack(deps: Deps, id: string, by: Actor): Promise<PaymentTransaction> {
  try {
    return await transact(deps.db, (tx) => place(tx, id, by, deps));
  } catch (error) {
    if (!(error instanceof OrderImpossible)) throw error;
    return reverseCompletion(deps, id, by, error.message);
  }
}

/** Queries the provider about a capture, and continues from its result. */
async function look(deps: Deps, { transaction, capture: request }: Looking, by: Actor): Promise<Preparation> {
  const { id, providerRef } = transaction;
  if (providerRef === null) throw new Error(`Payment ${id} was approved without a reference.`);
  const money = await getProvider(transaction, deps).moneyState({ providerRef });
  deps.log.warn({ transactionUuid: id, money }, 'asked what became of a capture');
  if (money.kind === 'unknown') attentionCount.inc({ reason: 'not_settled' });
  return transact(deps.db, (tx) => resumeCompletion(tx, { id, capture: request, money, by }, deps));
}

/** Continues after a capture. A refusal alone proves only that no order is made of it, not where the money is. */
async function afterCapture(deps: Deps, capturing: Capturing, by: Actor): Promise<Preparation> {
  const { transaction, operation } = capturing;
  const result = await capture(deps, capturing, by);
  if (result.kind === 'done') return { next: 'place', transaction };
  if (result.kind === 'unknown') return { next: 'answer', transaction: await readTransaction(deps.db, transaction.id) };
  const request = (await readOperations(deps.db, transaction.id, ['capture'])).find(({ id }) => id === operation.id);
  return request === undefined
    ? { next: 'answer', transaction }
    : look(deps, { next: 'look', transaction, capture: request }, by);
}

async function proceed(deps: Deps, preparation: Preparation, id: string, by: Actor): Promise<PaymentTransaction> {
  switch (preparation.next) {
    case 'wait':
      return awaitOther(deps, id);
    case 'answer':
      if (preparation.transaction.state !== 'reversing') return preparation.transaction;
      await reverse(deps, id, by);
      return readTransaction(deps.db, id);
    case 'place':
      return placeOrGiveBack(deps, id, by);
    case 'look':
      return proceed(deps, await look(deps, preparation, by), id, by);
    case 'capture':
      return proceed(deps, await afterCapture(deps, preparation, by), id, by);
  }
}

/**
 * Completes an approved payment of a basket or of a membership's charge: captures the money and makes the order, or gives
 * the money back. Only this function makes orders; the customer's requests, also after the return from the bank, and the
 * reconciler call it, in any order and concurrently (docs/product.md#completion). Returns the attempt afterwards; state
 * `completing` means that the result of the capture is unknown.
 */
export async function finalise(deps: Deps, id: string, by: Actor): Promise<PaymentTransaction> {
  return proceed(deps, await transact(deps.db, (tx) => prepareCompletion(tx, id, by, deps)), id, by);
}
