import { getOrderEndpoint } from '../../contract/orders.ts';
import type { Context } from '../context.ts';
import { notFound } from '../failure.ts';
import { operation } from '../operation.ts';
import { isReturnToken } from '../payments/return-token.ts';
import { orderOf } from './order-shape.ts';
import { readPayments } from './read-payments.ts';
import { readWhatToBring } from './what-to-bring.ts';

function isOwner({ caller, actingUserId }: Context, userId: number | null): boolean {
  if (caller === null) return false;
  if (caller.isStaff) return userId === null || userId === actingUserId || caller.permissions.includes('customers');
  return userId === caller.userId;
}

/** Whether the caller came back from paying for this order, without their session. */
async function hasReturned({ db, clock }: Context, orderId: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const paid = await db
    .selectFrom('paymentTransactions')
    .where('orderId', '=', orderId)
    .select('resultTokenHash')
    .executeTakeFirst();
  return isReturnToken(token, paid?.resultTokenHash ?? null, clock.now());
}

/** One order with its lines as the basket showed them. Somebody else's is `not_found`. */
export const getOrder = operation(getOrderEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  const order = await db.selectFrom('orders').where('id', '=', params.orderId).selectAll().executeTakeFirst();
  if (order === undefined) throw notFound();
  if (!isOwner(context, order.userId) && !(await hasReturned(context, order.id, query.rt))) throw notFound();
  const [lines, payments, whatToBring] = await Promise.all([
    db.selectFrom('orderLines').where('orderId', '=', order.id).orderBy('position').selectAll().execute(),
    readPayments(db, order.id),
    readWhatToBring(db, order.id),
  ]);
  return { data: orderOf({ order, lines, payments, whatToBring }) };
});
