import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { getChange, isCreditLine, readDeskLines, type DeskLine } from '#backend/orders/desk-tenders.ts';
import { deskTenderNames } from '#backend/orders/get-payments.ts';
import { fillInOrder } from '#backend/orders/placing.ts';
import { money } from '#backend/serialize/money.ts';
import { lockOpenTill } from '#backend/tills/read-tills.ts';
import { payOrderBalanceEndpoint } from '#contract/desk/sale.ts';
import { sum } from '#contract/rules/sum.ts';

interface Paying {
  orderId: string;
  lines: readonly DeskLine[];
  staffUserId: number;
  tillId: string | null;
  now: Date;
}

/** What is left to pay of an order, minor units, and its status. */
interface LeftToPay {
  balance: number;
  status: 'success' | 'awaiting_payment';
}

/** What is still to pay of an order, which stays locked. Throws `not_found` and `order_paid`. */
async function lockBalance(tx: Tx, orderId: string): Promise<LeftToPay> {
  const order = await tx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['balance', 'status'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  const { balance, status } = order;
  if (balance === 0 || (status !== 'awaiting_payment' && status !== 'success')) throw new DomainError('order_paid');
  return { balance, status };
}

/** Takes what was paid off what is due for the bookings of the order, those booked first. */
async function payBookings(tx: Tx, orderId: string, paid: number): Promise<void> {
  const bookings = await tx
    .selectFrom('bookings')
    .where('orderId', '=', orderId)
    .where('due', '>', 0)
    .select(['id', 'due as left'])
    .orderBy('createdAt')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { place, amount } of fillInOrder(paid, bookings))
    await tx
      .updateTable('bookings')
      .set((row) => ({ due: row('due', '-', amount) }))
      .where('id', '=', place.id)
      .execute();
}

/**
 * Writes down money taken for an order of which something is still to be paid, and returns what is left; minor units.
 * Throws `not_found`, `order_paid`, and `validation_failed` for more than is due.
 */
async function payBalance(tx: Tx, { orderId, lines, staffUserId, tillId, now }: Paying): Promise<LeftToPay> {
  const { balance, status } = await lockBalance(tx, orderId);
  const paid = sum(lines.map(({ amount }) => amount));
  if (paid > balance) throw invalid({ payments: [`Must be at most ${balance}`] });
  const shared = {
    orderId,
    status: 'done' as const,
    heldBy: 'desk' as const,
    createdBy: staffUserId,
    tillId,
    createdAt: now,
    completedAt: now,
  };
  await tx
    .insertInto('payments')
    .values(lines.map((line) => ({ ...shared, ...line, description: deskTenderNames[line.tenderType] })))
    .execute();
  const left = { balance: balance - paid, status: balance === paid ? ('success' as const) : status };
  await tx.updateTable('orders').set(left).where('id', '=', orderId).execute();
  await payBookings(tx, orderId, paid);
  return left;
}

type Payments = Input<typeof payOrderBalanceEndpoint>['body']['payments'];

/** The money offered. Throws `validation_failed` for credit, which pays for a basket only, and for nothing. */
async function readLines(context: Context, payments: Payments): Promise<DeskLine[]> {
  const { caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const credit = payments.findIndex((line) => isCreditLine(line) && line.amount > 0);
  if (credit >= 0) throw invalid({ [`payments.${credit}.tender_type`]: ['Must be money'] });
  const lines = await readDeskLines(context, caller, payments);
  if (lines.length === 0) throw invalid({ payments: ['Required'] });
  return lines;
}

/**
 * Takes money at the desk for an order that was left unpaid (docs/product.md#front-desk). Throws `order_paid`,
 * `not_found`, `forbidden` and `validation_failed`.
 */
export const payOrderBalance = operation(payOrderBalanceEndpoint, async ({ params, body }, context) => {
  const { db, caller, clock } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { orderId } = params;
  const lines = await readLines(context, body.payments);
  const { balance, status } = await transact(db, async (tx) => {
    const tillId = await lockOpenTill(tx, caller.userId);
    const left = await payBalance(tx, { orderId, lines, staffUserId: caller.userId, tillId, now: clock.now() });
    const details = { balance: left.balance };
    await recordAudit(tx, context, { action: 'order_balance_paid', subjectType: 'order', subjectId: orderId, details });
    return left;
  });
  const { currency } = await readOperator(db);
  return { data: { orderId, status, balance: money(balance, currency), change: money(getChange(lines), currency) } };
});
