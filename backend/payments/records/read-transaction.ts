import type { Context } from '#backend/context.ts';
import { isStaffWith } from '#backend/customers/may-act-for.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { isReturnToken } from '#backend/payments/sca/return-token.ts';
import type { PaymentTransaction } from './transitions.ts';

/** One attempt, locked until the end of the database transaction. Throws `not_found`. */
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

/** One attempt as it is now. Throws `not_found`. */
export async function readTransaction(db: Db, id: string): Promise<PaymentTransaction> {
  const found = await db.selectFrom('paymentTransactions').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

function isOwner({ caller, actingUserId }: Context, { userId }: PaymentTransaction): boolean {
  if (caller === null) return false;
  if (userId === caller.userId) return true;
  // The acting user of staff was checked; a counter sale has no customer.
  return caller.isStaff && (userId === null ? isStaffWith(caller, 'sell') : userId === actingUserId);
}

/**
 * An attempt of the caller's own, or one for which they hold the token of the way back from the bank. Anybody else's is
 * `not_found`.
 */
export async function readOwnTransaction(
  context: Context,
  id: string,
  returnToken?: string,
): Promise<PaymentTransaction> {
  const found = await readTransaction(context.db, id);
  if (isOwner(context, found) || isReturnToken(returnToken, found, context.clock.now())) return found;
  throw notFound();
}
