import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { sql, type Selectable } from 'kysely';
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
import { askForRefund, isAnswer, type AskedRefund, type RefundToSend } from './ask-refund.ts';
import { failRefund } from './fail-refund.ts';

/** The refunds of one run at most. */
const atOnce = 50;

/** Card refunds that are due, those that wait for longest first. */
async function findDue({ db, clock }: Deps): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments where next_check_at <= ${clock.now()} and status in ('created', 'submitted') and amount < 0
    order by next_check_at limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Asks again for refunds that a provider has not confirmed, e.g. after the process that asked had ended. Each is claimed
 * when it is asked for, so that several processes share them. Returns the number of refunds looked at.
 */
export async function sendRefunds(deps: Deps, signal = new AbortController().signal): Promise<number> {
  const due = await findDue(deps);
  for (const [index, id] of due.entries()) {
    if (signal.aborted) return index;
    try {
      await sendRefund(deps, id);
    } catch (err) {
      // The others are not held up by it.
      const nextCheckAt = addSeconds(deps.clock.now(), callWindowSeconds(deps.config));
      await deps.db.updateTable('payments').set({ nextCheckAt }).where('id', '=', id).execute();
      deps.log.error({ err, paymentId: id }, 'a refund could not be sent');
    }
  }
  return due.length;
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;
type Refund = Selectable<PaymentsTable>;

const retryMinutes = 5;
const longestMinutes = 24 * 60;

interface Started extends RefundToSend {
  refund: Refund;
  operationId: string;
}

/** The same for every attempt, so that a provider carries the refund out once; at most 40 characters. */
const getReference = ({ id }: Refund): string => `refund-${id.replaceAll('-', '')}`;

function lockRefund(tx: Tx, id: string) {
  const open = tx.selectFrom('payments').where('id', '=', id).where('status', 'in', ['created', 'submitted']);
  return open.selectAll().forNoKeyUpdate();
}

/**
 * When to ask again. Without an answer soon; an answer will hardly change, so that the refund then waits for as long
 * again as it has been open, up to a day.
 */
function getNextCheck({ createdAt }: Refund, result: MoneyResult, now: Date): Date {
  const open = isAnswer(result) ? differenceInMinutes(now, createdAt) : 0;
  return addMinutes(now, Math.min(Math.max(open, retryMinutes), longestMinutes));
}

/**
 * Whether another refund of the payment may have been carried out. How much went back says nothing of this one before it
 * is known what became of that one, so that they are sent one after another.
 */
async function hasEarlier(tx: Tx, { id, transactionId, status, createdAt }: Refund): Promise<boolean> {
  const others = tx
    .selectFrom('payments')
    .where('transactionId', '=', transactionId)
    .where('status', '=', 'submitted')
    .where('amount', '<', 0)
    .where('id', '<>', id)
    .select('id');
  const earlier = status === 'created' ? others : others.where(sql<boolean>`(created_at, id) < (${createdAt}, ${id})`);
  return (await earlier.executeTakeFirst()) !== undefined;
}

/**
 * Records that the provider is about to be asked, which claims the refund until an answer must have come. Null when it has
 * ended or another process is at it, which is not waited for.
 */
async function begin(deps: Deps, id: string): Promise<Started | null> {
  const { db, clock, config } = deps;
  return transact(db, async (tx) => {
    const refund = await lockRefund(tx, id).skipLocked().executeTakeFirst();
    const now = clock.now();
    if (refund?.transactionId == null || (refund.nextCheckAt !== null && refund.nextCheckAt > now)) return null;
    const transaction = await lockTransaction(tx, refund.transactionId);
    if (getProvider(transaction, deps).tellsRefunds && (await hasEarlier(tx, refund))) {
      const nextCheckAt = addSeconds(now, callWindowSeconds(config));
      await tx.updateTable('payments').set({ nextCheckAt }).where('id', '=', id).execute();
      return null;
    }
    const { providerRef } = transaction;
    if (providerRef === null) throw new Error(`Payment ${transaction.id} was captured without a reference.`);
    const toStart = { transactionUuid: transaction.id, kind: 'refund' as const, request: { refund: id } };
    const operation = await startOperation(tx, toStart, now);
    const nextCheckAt = addSeconds(now, callWindowSeconds(config));
    await tx
      .updateTable('payments')
      .set({ status: 'submitted', attempts: refund.attempts + 1, nextCheckAt })
      .where('id', '=', id)
      .execute();
    const request = { amount: -refund.amount, reference: getReference(refund), isFirst: refund.attempts === 0 };
    return { refund, operationId: operation.id, transaction: { ...transaction, providerRef }, ...request };
  });
}

async function finish(tx: Tx, { refund, transaction }: Started, { result, became }: AskedRefund, now: Date) {
  if (became === 'failed') return failRefund(tx, refund, now);
  if (became === 'open') {
    const nextCheckAt = getNextCheck(refund, result, now);
    await tx.updateTable('payments').set({ nextCheckAt }).where('id', '=', refund.id).execute();
    return;
  }
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
}

/**
 * Asks the provider to give card money back, and records what became of it: a first refusal ends the refund, without an
 * answer it is asked for again later under the same reference, less and less often while it is refused and nobody says
 * what became of the money (docs/product.md#refunds).
 */
export async function sendRefund(deps: Deps, id: string): Promise<void> {
  const started = await begin(deps, id);
  if (started === null) return;
  const { refund, transaction, operationId } = started;
  const answer = await askForRefund(getProvider(transaction, deps), started);
  await transact(deps.db, async (tx) => {
    // Refunds and cancellations of the order wait for each other here.
    await tx.selectFrom('orders').where('id', '=', refund.orderId).select('id').forNoKeyUpdate().execute();
    const open = await lockRefund(tx, id).executeTakeFirst();
    await lockTransaction(tx, transaction.id);
    await finishOperation(tx, { id: operationId }, answer.result, deps.clock);
    if (open !== undefined) await finish(tx, started, answer, deps.clock.now());
  });
  if (answer.became === 'done') return;
  attentionCount.inc({ reason: 'not_given_back' });
  const { result } = answer;
  deps.log.error({ paymentId: id, transactionUuid: transaction.id, result }, 'a refund was not carried out');
}
