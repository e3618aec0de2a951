import { sql } from 'kysely';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { unlockForPayment } from '#backend/places/lock-for-payment.ts';

/** Attempts of one basket that came to nothing and gave its holds new time; later ones don't. */
const prolongingAttempts = 5;

/** When a hold that begins now runs out. */
export function holdUntil({ holdMinutes }: Pick<Config, 'holdMinutes'>, now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

/** How many attempts to pay a basket went as far as the provider, since a moment or ever. */
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
 * After a payment that came to nothing its places and credit are ordinary parts of the basket again. They are held anew
 * a few times in the life of a basket; after that they run out when they would have without the payment.
 */
export async function releasePins(
  tx: Tx,
  { id, cartId }: Pick<PaymentTransaction, 'id' | 'cartId'>,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const isHeldAnew = (await countAttempts(tx, cartId)) <= prolongingAttempts;
  const prolonged = isHeldAnew && { expiresAt: holdUntil(config, clock.now()) };
  await unlockForPayment(tx, { transactionId: id, ...prolonged });
  await tx
    .updateTable('creditReservations')
    .set({ pinnedBy: null, ...prolonged })
    .where('pinnedBy', '=', id)
    .where('state', '=', 'reserved')
    .execute();
}

/** Ties the basket's credit to a payment, so that it can't run out meanwhile. */
export async function pinCredit(tx: Tx, cartId: number, transactionId: string): Promise<void> {
  await sql`update credit_reservations set pinned_by = ${transactionId}
    where cart_id = ${cartId} and state = 'reserved'`.execute(tx);
}
