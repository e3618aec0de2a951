import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { removeCancelled } from '#backend/cart/lines/remove-cancelled.ts';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { type PaymentTransaction, isEnded, ends } from '#backend/payments/records/transitions.ts';
import { unlockForPayment } from '#backend/places/lock-for-payment.ts';

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

/** Number of failed attempts of one basket that extend its holds; later ones do not. */
const prolongingAttempts = 5;

/** End of a hold that begins now. */
export function holdUntil({ holdMinutes }: Pick<Config, 'holdMinutes'>, now: Date): Date {
  return addMinutes(now, holdMinutes);
}

/** Number of attempts of a basket that reached the provider, since a time or ever. */
export async function countAttempts(db: Db, cartId: number, since = new Date(0)): Promise<number> {
  const { count } = await db
    .selectFrom('paymentTransitions as step')
    .innerJoin('paymentTransactions as payment', 'payment.id', 'step.transactionId')
    .where('payment.cartId', '=', cartId)
    .where('step.toState', '=', 'authorising')
    .where('step.createdAt', '>=', since)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Unlocks the places and credit of a failed payment, which then belong to the basket as before. The holds are extended
 * for a limited number of failed payments per basket; afterwards they expire as if there had been no payment. Lines of
 * sessions that the venue has cancelled meanwhile leave the basket.
 */
export async function releasePaymentLocks(
  tx: Tx,
  { id, cartId }: Pick<PaymentTransaction, 'id' | 'cartId'>,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  // The charge of a membership holds neither places nor credit.
  if (cartId === null) return;
  const isHeldAnew = (await countAttempts(tx, cartId)) <= prolongingAttempts;
  const prolonged = isHeldAnew && { expiresAt: holdUntil(config, clock.now()) };
  await unlockForPayment(tx, { transactionUuid: id, ...prolonged });
  await tx
    .updateTable('creditReservations')
    .set({ pinnedBy: null, ...prolonged })
    .where('pinnedBy', '=', id)
    .where('state', '=', 'reserved')
    .execute();
  await removeCancelled(tx, cartId, clock.now());
}

/** Locks the reserved credit of the basket for a payment, so that it does not expire meanwhile. */
export async function lockCreditForPayment(
  tx: Tx,
  { id, cartId }: Pick<PaymentTransaction, 'id' | 'cartId'>,
): Promise<void> {
  await sql`update credit_reservations set pinned_by = ${id}
    where cart_id = ${cartId} and state = 'reserved'`.execute(tx);
}
