import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import type { Input } from '#backend/operation.ts';
import { fillInOrder } from '#backend/orders/fill-in-order.ts';
import { lockOpenTill } from '#backend/tills/lock-open-till.ts';
import type { refundOrderEndpoint } from '#contract/payments/refunds.ts';
import { sum } from '#contract/rules/sum.ts';
import { creditBack } from './credit-back.ts';
import { lockRefundable, type Refundable, type RefundableLine, type RefundableTender } from './refundable.ts';

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
  reason: string;
  /** The open till of whoever gives it back; null without one. */
  tillId: string | null;
}

/** Whether the desk gives it back itself; the others go through a provider, or become credit. */
const isOfDesk = ({ tenderType }: RefundableTender): boolean => tenderType !== 'online' && tenderType !== 'credit';

/** Writes the refund of one tender: card money goes back through its provider afterwards, everything else at once. */
async function writePart(
  tx: Tx,
  { clock, caller }: Context,
  { tender, amount, reason, tillId }: Part,
): Promise<string> {
  const now = clock.now();
  const { id: refundOf, orderId, tenderType, creditType, transactionId, description } = tender;
  const shared = { orderId, tenderType, creditType, transactionId, description, refundOf, reason, createdAt: now };
  const progress =
    tenderType === 'online'
      ? ({ status: 'created', nextCheckAt: now } as const)
      : ({ status: 'done', completedAt: now } as const);
  const { id } = await tx
    .insertInto('payments')
    .values({
      ...{ ...shared, ...progress, amount: -amount, createdBy: caller?.userId ?? null },
      tillId: isOfDesk(tender) ? tillId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (creditType !== null) await creditBack(tx, { orderId, type: creditType, amount, now });
  return id;
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
 * (docs/product.md#refunds). Returns the refunds that a provider has to carry out. Throws `validation_failed`.
 */
export async function beginRefund(tx: Tx, context: Context, orderId: string, body: Body): Promise<string[]> {
  const refundable = await lockRefundable(tx, orderId);
  const lines = chooseLines(refundable, body.lineItemIds);
  const amount = chooseAmount(refundable, lines, body);
  const tillId = context.caller === null ? null : await lockOpenTill(tx, context.caller.userId);
  const online: string[] = [];
  for (const { place: tender, amount: part } of fillInOrder(amount, refundable.tenders)) {
    const id = await writePart(tx, context, { tender, amount: part, reason: body.reason, tillId });
    await markLines(tx, id, lines, part);
    if (tender.tenderType === 'online') online.push(id);
  }
  const details = { amount, reason: body.reason };
  await recordAudit(tx, context, { action: 'order_refunded', subjectType: 'order', subjectId: orderId, details });
  return online;
}
