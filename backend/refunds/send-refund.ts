import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { Selectable } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { PaymentsTable } from '#backend/db/tables/orders.ts';
import { attentionCount } from '#backend/payments/attention/attention-count.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { MoneyResult } from '#backend/payments/provider.ts';
import { finishOperation, startOperation } from '#backend/payments/records/provider-operation.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { failRefund } from './fail-refund.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;
type Refund = Selectable<PaymentsTable>;

const retryMinutes = 5;
const longestMinutes = 24 * 60;

interface Started {
  refund: Refund;
  transaction: PaymentTransaction & { providerRef: string };
  operationId: string;
  /** No earlier request for this refund may have been carried out. */
  isFirst: boolean;
}

/** The same for every attempt, so that a provider carries the refund out once; at most 40 characters. */
const getReference = ({ id }: Refund): string => `refund-${id.replaceAll('-', '')}`;

async function lockRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const open = tx.selectFrom('payments').where('id', '=', id).where('status', 'in', ['created', 'submitted']);
  return open.selectAll().forNoKeyUpdate().executeTakeFirst();
}

/** Whether the provider has answered: it refuses, or has had this request before and does not say what became of it. */
const isAnswer = (result: MoneyResult): boolean => result.kind !== 'unknown' || result.cause === 'repeated';

/**
 * When to ask again. Without an answer soon; an answer will hardly change, so that the refund then waits for as long
 * again as it has been open, up to a day.
 */
function getNextCheck({ createdAt }: Refund, result: MoneyResult, now: Date): Date {
  const open = isAnswer(result) ? differenceInMinutes(now, createdAt) : 0;
  return addMinutes(now, Math.min(Math.max(open, retryMinutes), longestMinutes));
}

/** Records that the provider is about to be asked; null when the refund has ended or is being asked for just now. */
async function begin({ db, clock, config }: Deps, id: string): Promise<Started | null> {
  return transact(db, async (tx) => {
    const refund = await lockRefund(tx, id);
    const now = clock.now();
    if (refund?.transactionId == null || (refund.nextCheckAt !== null && refund.nextCheckAt > now)) return null;
    const transaction = await lockTransaction(tx, refund.transactionId);
    const { providerRef } = transaction;
    if (providerRef === null) throw new Error(`Payment ${transaction.id} was captured without a reference.`);
    const request = { transactionUuid: transaction.id, kind: 'refund' as const, request: { refund: id } };
    const operation = await startOperation(tx, request, now);
    const nextCheckAt = addSeconds(now, callWindowSeconds(config));
    await tx
      .updateTable('payments')
      .set({ status: 'submitted', attempts: refund.attempts + 1, nextCheckAt })
      .where('id', '=', id)
      .execute();
    const isFirst = refund.attempts === 0;
    return { refund, transaction: { ...transaction, providerRef }, operationId: operation.id, isFirst };
  });
}

async function finish(tx: Tx, { refund, transaction, isFirst }: Started, result: MoneyResult, now: Date) {
  if (result.kind === 'done') {
    await tx
      .updateTable('payments')
      .set({ status: 'done', completedAt: now, nextCheckAt: null })
      .where('id', '=', refund.id)
      .execute();
    await tx
      .updateTable('paymentTransactions')
      .set((row) => ({ refundedAmount: row('refundedAmount', '-', refund.amount) }))
      .where('id', '=', transaction.id)
      .execute();
    return;
  }
  // A refusal proves nothing when an earlier request may have been carried out.
  if (result.kind === 'unknown' || !isFirst) {
    const nextCheckAt = getNextCheck(refund, result, now);
    await tx.updateTable('payments').set({ nextCheckAt }).where('id', '=', refund.id).execute();
    return;
  }
  await failRefund(tx, refund, now);
}

/**
 * Asks the provider to give card money back, and records what became of it: a first refusal ends the refund, without an
 * answer it is asked for again later under the same reference, less and less often once it is refused
 * (docs/product.md#refunds).
 */
export async function sendRefund(deps: Deps, id: string): Promise<void> {
  const started = await begin(deps, id);
  if (started === null) return;
  const { refund, transaction, operationId } = started;
  const { providerRef } = transaction;
  const request = { providerRef, amount: -refund.amount, reference: getReference(refund) };
  const result = await getProvider(transaction, deps).refund(request);
  await transact(deps.db, async (tx) => {
    // Refunds and cancellations of the order wait for each other here.
    await tx.selectFrom('orders').where('id', '=', refund.orderId).select('id').forNoKeyUpdate().execute();
    const open = await lockRefund(tx, id);
    await lockTransaction(tx, transaction.id);
    await finishOperation(tx, { id: operationId }, result, deps.clock);
    if (open !== undefined) await finish(tx, started, result, deps.clock.now());
  });
  if (result.kind === 'done') return;
  attentionCount.inc({ reason: 'not_given_back' });
  deps.log.error({ paymentId: id, transactionUuid: transaction.id, result }, 'a refund was not carried out');
}
