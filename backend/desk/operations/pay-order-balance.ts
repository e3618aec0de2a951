import { recordAudit } from '#backend/audit/record-audit.ts';
import { getChange, isCreditLine, readDeskLines, type DeskLine } from '#backend/checkout/desk-tenders.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { payBalance } from '#backend/desk/sale/pay-balance.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation, type Input } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import { lockOpenTill } from '#backend/tills/lock-open-till.ts';
import { payOrderBalanceEndpoint } from '#contract/desk/sale.ts';

type Payments = Input<typeof payOrderBalanceEndpoint>['body']['payments'];

/** The money offered. Throws `validation_failed` for credit, which pays for a basket only, and for nothing. */
async function readLines({ db, caller }: Context, payments: Payments): Promise<DeskLine[]> {
  if (caller === null) throw new DomainError('unauthenticated');
  const credit = payments.findIndex((line) => isCreditLine(line) && line.amount > 0);
  if (credit >= 0) throw invalid({ [`payments.${credit}.tender_type`]: ['Must be money'] });
  const lines = await readDeskLines(db, caller, payments);
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
