import type { Insertable, NotNull } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { PaymentsTable } from '#backend/db/tables/orders.ts';
import { invalid } from '#backend/failure.ts';
import type { Input } from '#backend/operation.ts';
import { fillInOrder } from '#backend/orders/placing.ts';
import { lockOpenTill } from '#backend/tills/read-tills.ts';
import type { refundOrderEndpoint } from '#contract/payments/refunds.ts';
import { sum } from '#contract/rules/sum.ts';
import { lockRefundable, type Refundable, type RefundableLine, type RefundableTender } from './refundable.ts';

interface Return {
  orderId: string;
  type: 'membership' | 'general';
  /** Minor units. */
  amount: number;
  now: Date;
}

/** The account that this kind of credit of an order was spent from; without an entry that of the order's owner, opened if it is the first. */
async function findAccount(tx: Tx, { orderId, type }: Return): Promise<string> {
  const spent = await tx
    .selectFrom('creditEntries as e')
    .innerJoin('creditAccounts as a', 'a.id', 'e.accountId')
    .where('e.orderId', '=', orderId)
    .where('e.reason', '=', 'spent')
    .where('a.type', '=', type)
    .select('a.id')
    .executeTakeFirst();
  if (spent !== undefined) return spent.id;
  const { userId } = await tx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('userId')
    .$narrowType<{ userId: NotNull }>()
    .executeTakeFirstOrThrow();
  const account = await tx
    .insertInto('creditAccounts')
    .values({ userId, type })
    .onConflict((conflict) => conflict.columns(['userId', 'type']).doUpdateSet({ userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

/** Gives money of an order back as credit. */
async function creditBack(tx: Tx, returned: Return): Promise<void> {
  const { orderId, amount, now } = returned;
  const accountId = await findAccount(tx, returned);
  await tx
    .updateTable('creditAccounts')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  await tx
    .insertInto('creditEntries')
    .values({ accountId, amount, reason: 'refund', orderId, createdAt: now })
    .execute();
}

type Body = Input<typeof refundOrderEndpoint>['body'];

/** Throws `validation_failed` for a line of another order. */
function chooseLines({ lines }: Refundable, wanted: Body['lineItemIds']): RefundableLine[] {
  if (wanted === undefined) return lines;
  const unknown = wanted.findIndex((id) => !lines.some((line) => line.id === id));
  if (unknown >= 0) throw invalid({ [`line_item_ids.${unknown}`]: ['Must be a line of this order'] });
  return lines.filter(({ id }) => wanted.includes(id));
}

/** How much goes back, minor units. Throws `validation_failed` for more than is left of the order or of the lines named. */
function chooseAmount({ left }: Refundable, lines: readonly RefundableLine[], { amount, lineItemIds }: Body): number {
  const most = lineItemIds === undefined ? left : Math.min(left, sum(lines.map((line) => line.left)));
  if (most === 0) throw invalid({ amount: ['Nothing is left to refund'] });
  const wanted = amount ?? most;
  if (wanted > most) throw invalid({ amount: [`Must be at most ${most}`] });
  return wanted;
}

interface Part {
  tender: RefundableTender;
  amount: number;
  body: Body;
  /** The open till of whoever gives it back; null without one. */
  tillId: string | null;
}

/** What the refund of one tender is: how the money goes back, and whether it has gone. */
type Way = Pick<Insertable<PaymentsTable>, 'tenderType' | 'heldBy' | 'status'> & Partial<Insertable<PaymentsTable>>;

const asCredit = (creditType: 'membership' | 'general', description: string): Way => ({
  ...{ tenderType: 'credit', heldBy: 'credit', status: 'done', creditType, description },
});

/**
 * How money goes back that no provider can be asked for, as that of a direct debit. Throws `validation_failed` until
 * staff say it, and what their bank calls a transfer that they made.
 */
function chooseWay({ returnBy, transferReference: reference }: Body): Way {
  if (returnBy === 'credit') return asCredit('general', 'General credit');
  if (returnBy === undefined) throw invalid({ return_by: ['Must be one of: bank_transfer, credit'] });
  if (reference === undefined) throw invalid({ transfer_reference: ['Required'] });
  return { tenderType: 'bank-transfer', heldBy: 'bank', status: 'done', description: 'Bank transfer', reference };
}

/** Whoever has the money of a tender gives it back. */
function getWay({ tender, body, tillId }: Part, now: Date): Way {
  const { heldBy, tenderType, creditType, transactionId, description } = tender;
  switch (heldBy) {
    case 'desk':
      return { tenderType, heldBy, status: 'done', description, tillId };
    case 'credit':
      return asCredit(creditType ?? 'general', description);
    case 'card_provider':
      if (transactionId === null) return chooseWay(body);
      return { tenderType, heldBy, status: 'created', description, transactionId, nextCheckAt: now };
    case 'debit_provider':
      return chooseWay(body);
    case 'bank':
      throw new Error(`Payment ${tender.id} is a transfer that nobody paid with.`);
  }
}

interface Written {
  id: string;
  /** Its provider is to be asked for the money. */
  isToSend: boolean;
}

/** Writes the refund of one tender: card money goes back through its provider afterwards, everything else at once. */
async function writePart(tx: Tx, { clock, caller }: Context, part: Part): Promise<Written> {
  const now = clock.now();
  const { tender, amount, body } = part;
  const { id: refundOf, orderId } = tender;
  const way = getWay(part, now);
  const { id } = await tx
    .insertInto('payments')
    .values({
      ...{ ...way, orderId, refundOf, reason: body.reason, amount: -amount, createdBy: caller?.userId ?? null },
      ...{ createdAt: now, completedAt: way.status === 'done' ? now : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (way.creditType != null) await creditBack(tx, { orderId, type: way.creditType, amount, now });
  return { id, isToSend: way.status === 'created' };
}

/** Marks the lines that a refund is for. */
export async function markLines(tx: Tx, paymentId: string, lines: RefundableLine[], amount: number): Promise<void> {
  for (const { place: line, amount: part } of fillInOrder(amount, lines)) {
    line.left -= part;
    await tx
      .updateTable('orderLines')
      .set((row) => ({ refunded: row('refunded', '+', part) }))
      .where('id', '=', line.id)
      .execute();
    await tx.insertInto('refundLines').values({ paymentId, orderLineId: line.id, amount: part }).execute();
  }
}

/**
 * Writes down the refunds of an order, to each tender at most what it paid, and gives back what needs no provider
 * (docs/product.md#refunds). Returns the refunds that a provider has to carry out. Throws `validation_failed`, also where
 * staff have to say how the money of a direct debit goes back.
 */
export async function beginRefund(tx: Tx, context: Context, orderId: string, body: Body): Promise<string[]> {
  const refundable = await lockRefundable(tx, orderId);
  const lines = chooseLines(refundable, body.lineItemIds);
  const amount = chooseAmount(refundable, lines, body);
  const tillId = context.caller === null ? null : await lockOpenTill(tx, context.caller.userId);
  const online: string[] = [];
  for (const { place: tender, amount: part } of fillInOrder(amount, refundable.tenders)) {
    const { id, isToSend } = await writePart(tx, context, { tender, amount: part, body, tillId });
    await markLines(tx, id, lines, part);
    if (isToSend) online.push(id);
  }
  const details = { amount, reason: body.reason };
  await recordAudit(tx, context, { action: 'order_refunded', subjectType: 'order', subjectId: orderId, details });
  return online;
}
