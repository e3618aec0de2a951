import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { unlockForPayment } from '#backend/places/lock-for-payment.ts';

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
 * for a limited number of failed payments per basket; afterwards they expire as if there had been no payment.
 */
export async function releasePaymentLocks(
  tx: Tx,
  { id, cartId }: Pick<PaymentTransaction, 'id' | 'cartId'>,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const isHeldAnew = (await countAttempts(tx, cartId)) <= prolongingAttempts;
  const prolonged = isHeldAnew && { expiresAt: holdUntil(config, clock.now()) };
  await unlockForPayment(tx, { transactionUuid: id, ...prolonged });
  await tx
    .updateTable('creditReservations')
    .set({ pinnedBy: null, ...prolonged })
    .where('pinnedBy', '=', id)
    .where('state', '=', 'reserved')
    .execute();
}

/** Locks the reserved credit of the basket for a payment, so that it does not expire meanwhile. */
export async function lockCreditForPayment(tx: Tx, cartId: number, transactionUuid: string): Promise<void> {
  await sql`update credit_reservations set pinned_by = ${transactionUuid}
    where cart_id = ${cartId} and state = 'reserved'`.execute(tx);
}
