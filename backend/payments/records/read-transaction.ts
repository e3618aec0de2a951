import { isStaffWith } from '#backend/acting/may-act-for.ts';
import type { Context } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { isReturnToken } from '#backend/payments/sca/return-token.ts';
import type { BasketPayment, PaymentTransaction } from './transitions.ts';

/** Reads and locks one attempt until the end of the database transaction. Throws `not_found`. */
export async function lockTransaction(tx: Tx, id: string): Promise<PaymentTransaction> {
  const found = await tx
    .selectFrom('paymentTransactions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

/** Reads one attempt without a lock. Throws `not_found`. */
export async function readTransaction(db: Db, id: string): Promise<PaymentTransaction> {
  const found = await db.selectFrom('paymentTransactions').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

function isOwner({ caller, actingUserId }: Context, { userId }: PaymentTransaction): boolean {
  if (caller === null) return false;
  if (userId === caller.userId) return true;
  // The acting user of staff was authorised before; a sale at the counter has no customer.
  return caller.isStaff && (userId === null ? isStaffWith(caller, 'sell') : userId === actingUserId);
}

const isOfBasket = (transaction: PaymentTransaction): transaction is BasketPayment => transaction.cartId !== null;

/**
 * Reads an attempt that belongs to the caller, or whose return token the caller has. Any other attempt is `not_found`, and
 * so is one to take the charge of a membership, in which nobody but billing takes a step.
 */
export async function readOwnTransaction(context: Context, id: string, returnToken?: string): Promise<BasketPayment> {
  const found = await readTransaction(context.db, id);
  if (!isOfBasket(found)) throw notFound();
  if (isOwner(context, found) || isReturnToken(returnToken, found, context.clock.now())) return found;
  throw notFound();
}
