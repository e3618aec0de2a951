import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { nextLook } from '#backend/payments/ended/next-look.ts';
import { secondPayment, storeNotification } from '#backend/payments/notifications/store-notification.ts';
import { lockTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { transition, type Actor, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import type { Fields, PageOutcome } from './dialect.ts';
import { readPageAnswer } from './hosted-page.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

async function cancel(tx: Tx, from: PaymentTransaction, by: Actor, deps: Deps): Promise<PaymentTransaction> {
  if (from.state !== 'sca_required') return from;
  const now = deps.clock.now();
  const set = { nextCheckAt: nextLook(from, now) };
  const after = await transition(tx, from, { to: 'cancelled', by, reason: 'left the page', now, set });
  await releasePaymentLocks(tx, from, deps);
  return after;
}

/** Applies what came of a payment on the provider's page. The page may answer any number of times, in any order. */
export async function applyPageOutcome(
  tx: Tx,
  { id, outcome, by }: { id: string; outcome: PageOutcome; by: Actor },
  deps: Deps,
): Promise<PaymentTransaction> {
  const from = await lockTransaction(tx, id);
  if (outcome.kind === 'cancelled') return cancel(tx, from, by, deps);
  if (from.state === 'sca_required') await transition(tx, from, { to: 'sca_processing', by, now: deps.clock.now() });
  return applyOutcome(tx, { transactionUuid: id, outcome, by }, deps);
}

/**
 * A second payment for the same attempt, made by sending the form twice: only the first becomes an order. That this one is
 * to be given back is written down with the message, and done by the job that acts on notifications.
 */
async function noteSecond(tx: Tx, transaction: PaymentTransaction, outcome: PageOutcome, deps: Deps): Promise<void> {
  const { id: transactionId, accountId, state } = transaction;
  if (outcome.kind !== 'authorised' || outcome.providerRef === transaction.providerRef) return;
  if (state === 'sca_required') return;
  const { providerRef } = outcome;
  const eventKey = `${secondPayment} ${providerRef}`;
  const received = { accountId, eventKey, transactionId, type: secondPayment, providerRef };
  await storeNotification(tx, received, deps.clock.now());
}

interface Answered {
  transaction: PaymentTransaction;
  /** Whether the message was signed by the provider, and is of this payment. */
  isVerified: boolean;
}

/**
 * Takes a message of the provider's page about an attempt, from the browser or from the provider's server. Nothing of it
 * is believed unless the signature is right and account and payment are those of the attempt; of a payment also amount
 * and currency.
 */
export async function applyPageAnswer(
  deps: Deps,
  { id, fields, by }: { id: string; fields: Fields; by: Actor },
): Promise<Answered> {
  const transaction = await readTransaction(deps.db, id);
  const answer = readPageAnswer(fields, transaction.mode, deps);
  const isOurs =
    transaction.kind === 'hosted' &&
    answer.kind === 'signed' &&
    answer.transactionUuid === id &&
    (answer.outcome === null || (answer.amount === transaction.amount && answer.currency === transaction.currency));
  if (!isOurs) {
    const reason = answer.kind === 'refused' ? answer.reason : 'another payment';
    deps.log.warn({ transactionUuid: id, reason }, 'a message of a payment page was not believed');
    return { transaction, isVerified: false };
  }
  const { outcome } = answer;
  if (outcome === null) return { transaction, isVerified: true };
  const after = await transact(deps.db, async (tx) => {
    const applied = await applyPageOutcome(tx, { id, outcome, by }, deps);
    await noteSecond(tx, applied, outcome, deps);
    return applied;
  });
  if (after.state !== 'reversing') return { transaction: after, isVerified: true };
  await reverse(deps, id, by);
  return { transaction: await readTransaction(deps.db, id), isVerified: true };
}
