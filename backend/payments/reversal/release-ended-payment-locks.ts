import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { isEnded, ends } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from './release-payment-locks.ts';

const atOnce = 100;

async function findPinned(db: Db): Promise<string[]> {
  const places = db.selectFrom('bookings').where('pinnedBy', 'is not', null).select('pinnedBy as id');
  const credit = db.selectFrom('creditReservations').where('pinnedBy', 'is not', null).select('pinnedBy as id');
  const rows = await db
    .selectFrom('paymentTransactions')
    .where('state', 'in', ends)
    .where((where) => where.or([where('id', 'in', places), where('id', 'in', credit)]))
    .select('id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Unlocks places and credit still locked by payments that have ended. Only a fault leaves such locks, and without this
 * job they would never expire. Returns the number of payments.
 */
export async function releaseEndedPaymentLocks(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>,
): Promise<number> {
  const found = await findPinned(dependencies.db);
  for (const id of found) {
    await transact(dependencies.db, async (tx) => {
      const transaction = await lockTransaction(tx, id);
      if (isEnded(transaction)) await releasePaymentLocks(tx, transaction, dependencies);
    });
    dependencies.log.warn({ transactionUuid: id }, 'places or credit were tied to a payment that has ended');
  }
  return found.length;
}
