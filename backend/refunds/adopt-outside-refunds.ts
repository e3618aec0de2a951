import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { lockTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { markLines } from './begin-refund.ts';
import { failRefund } from './fail-refund.ts';
import { lockRefundable } from './refundable.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

const reasons = { refund: 'Refunded at the provider', dispute: 'Taken back by the bank in a dispute' } as const;
/** What a provider tells of: a refund made in its own portal, or a dispute. */
export type OutsideKind = keyof typeof reasons;

interface Change {
  transaction: PaymentTransaction;
  kind: OutsideKind;
  /** Minor units. */
  amount: number;
  now: Date;
}

/** Refunds of ours that the provider may have carried out although we have no answer yet, minor units. */
async function readPending(tx: Tx, transactionId: string): Promise<number> {
  const { pending } = await tx
    .selectFrom('payments')
    .where('transactionId', '=', transactionId)
    .where('amount', '<', 0)
    .where('status', 'in', ['created', 'submitted'])
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('pending'))
    .executeTakeFirstOrThrow();
  return pending;
}

async function addRefund(tx: Tx, orderId: string, { transaction, kind, amount, now }: Change): Promise<void> {
  const { tenders, lines } = await lockRefundable(tx, orderId);
  const paid = tenders.find(({ transactionId }) => transactionId === transaction.id);
  if (paid === undefined) throw new Error(`Payment ${transaction.id} is no tender of its order.`);
  const { id } = await tx
    .insertInto('payments')
    .values({
      ...{ orderId, tenderType: 'online', heldBy: 'card_provider', amount: -amount, status: 'done', refundOf: paid.id },
      ...{ transactionId: transaction.id, reason: reasons[kind], createdAt: now, completedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markLines(tx, id, lines, amount);
}

/** A dispute that was won: what the bank took back is here again. */
async function takeBack(tx: Tx, orderId: string, { transaction, amount, now }: Change): Promise<boolean> {
  const dispute = await tx
    .selectFrom('payments')
    .where('transactionId', '=', transaction.id)
    .where('reason', '=', reasons.dispute)
    .where('status', '=', 'done')
    .where('amount', '=', amount)
    .select('id')
    .executeTakeFirst();
  if (dispute === undefined) return false;
  await failRefund(tx, { id: dispute.id, orderId }, now);
  return true;
}

/**
 * Writes down what went back of a payment without us: refunds made in the provider's own portal, and disputes. How much
 * that is says the provider alone. Idempotent; false when it gives no answer.
 */
export async function adoptOutsideRefunds(deps: Deps, id: string, kind: OutsideKind): Promise<boolean> {
  const { state, providerRef, orderId, ...rest } = await readTransaction(deps.db, id);
  if (state !== 'completed' || providerRef === null || orderId === null) return true;
  const money = await getProvider(rest, deps).moneyState({ providerRef });
  if (money.kind === 'unknown') return false;
  const adopted = await transact(deps.db, async (tx) => {
    // Refunds and cancellations of the order wait for each other here.
    await tx.selectFrom('orders').where('id', '=', orderId).select('id').forNoKeyUpdate().execute();
    const transaction = await lockTransaction(tx, id);
    const amount = money.refundedAmount - transaction.refundedAmount - (await readPending(tx, id));
    const change = { transaction, kind, amount, now: deps.clock.now() };
    if (amount > 0) await addRefund(tx, orderId, change);
    else if (amount === 0 || kind !== 'dispute' || !(await takeBack(tx, orderId, change))) return 0;
    await tx
      .updateTable('paymentTransactions')
      .set({ refundedAmount: transaction.refundedAmount + amount })
      .where('id', '=', id)
      .execute();
    return amount;
  });
  if (adopted !== 0) deps.log.warn({ transactionUuid: id, kind, amount: adopted }, 'money went back without us');
  return true;
}
