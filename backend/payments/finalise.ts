import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Ports } from '../context.ts';
import { readBasket } from '../checkout/basket.ts';
import type { Tx } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { placeOrder, PlacesGone } from '../orders/place-order.ts';
import { lockForCompletion, prepareCompletion, type Preparation } from './prepare-completion.ts';
import type { MoneyResult } from './provider.ts';
import { providerOf } from './provider-of.ts';
import { finishOperation } from './provider-operation.ts';
import { lockTransaction, readTransaction } from './read-transaction.ts';
import { reverse } from './reverse.ts';
import { startReversing } from './start-reversing.ts';
import { transition, type Actor, type PaymentTransaction } from './transitions.ts';

type Deps = Pick<Ports, 'db' | 'clock' | 'config' | 'services' | 'log'>;
type Capturing = Extract<Preparation, { next: 'capture' }>;

const patienceMs = 10_000;
const lookEveryMs = 100;
const retryMs = 30_000;
const cardSchema = z.object({ card: z.object({ last4: z.string() }) });

/** Another request is taking the money: its result is ours as well. */
async function awaitOther({ db }: Deps, id: string): Promise<PaymentTransaction> {
  for (let waited = 0; ; waited += lookEveryMs) {
    const transaction = await readTransaction(db, id);
    if (transaction.state !== 'completing' || waited >= patienceMs) return transaction;
    await wait(lookEveryMs);
  }
}

/** Takes the money and writes down what the provider said. */
async function capture(deps: Deps, { transaction, operation }: Capturing): Promise<MoneyResult> {
  const { id, providerRef, amount } = transaction;
  if (providerRef === null) return { k: 'refused', code: 'no reference' };
  const result = await providerOf(transaction, deps).capture({ providerRef, amount, isRepeated: operation.isRepeated });
  await transact(deps.db, async (tx) => {
    await finishOperation(tx, operation, result, deps.clock);
    const nextCheckAt = new Date(deps.clock.now().getTime() + retryMs);
    const taken = result.k === 'done' && { capturedAmount: amount };
    await tx.updateTable('paymentTransactions').set({ nextCheckAt, ...taken }).where('id', '=', id).execute();
  });
  return result;
}

function last4Of({ providerData }: PaymentTransaction): string | null {
  const read = cardSchema.safeParse(providerData);
  return read.success ? read.data.card.last4 : null;
}

/** Second half, after the money is taken: the order with everything that belongs to it, in one piece. */
async function place(tx: Tx, id: string, by: Actor, { clock, config }: Deps): Promise<PaymentTransaction> {
  const now = clock.now();
  const { cart, transaction } = await lockForCompletion(tx, id);
  if (transaction.state !== 'completing') return transaction;
  const basket = await readBasket(tx, cart, now);
  const card = { transactionId: id, last4: last4Of(transaction) };
  const orderId = await placeOrder(tx, { cart, basket, card, siteUrl: config.siteUrl, now });
  return transition(tx, transaction, { to: 'completed', by, now, set: { orderId, nextCheckAt: null } });
}

async function giveBack(deps: Deps, id: string, by: Actor, reason: string): Promise<PaymentTransaction> {
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
    if (!(error instanceof PlacesGone)) throw error;
    return giveBack(deps, id, by, error.message);
  }
}

/**
 * Finishes an approved payment: takes the money and makes the order, or gives the money back. The only place where that
 * happens; the customer, the bank's return and the reconciler all come here, in any order and together (payments 11.3).
 * Returns the attempt as it is then; `completing` means that it is not known yet whether the money was taken.
 */
export async function finalise(deps: Deps, id: string, by: Actor): Promise<PaymentTransaction> {
  const preparation = await transact(deps.db, (tx) => prepareCompletion(tx, id, by, deps));
  switch (preparation.next) {
    case 'wait':
      return awaitOther(deps, id);
    case 'answer':
      if (preparation.transaction.state !== 'reversing') return preparation.transaction;
      await reverse(deps, id, by);
      return readTransaction(deps.db, id);
    case 'place':
      return placeOrGiveBack(deps, id, by);
    case 'capture': {
      const result = await capture(deps, preparation);
      if (result.k === 'done') return placeOrGiveBack(deps, id, by);
      if (result.k === 'refused') return giveBack(deps, id, by, `capture refused: ${result.code}`);
      return readTransaction(deps.db, id);
    }
  }
}
