import { sql } from 'kysely';
import { giveDeniedCredit, type FailedRefund } from '#backend/bookings/cancelling/award-credit.ts';
import type { Tx } from '#backend/db/schema.ts';

/** Takes a refund that failed off the lines that it was for. */
async function takeOffLines(tx: Tx, paymentId: string): Promise<void> {
  await sql`
    update order_lines set refunded = refunded - refund_lines.amount from refund_lines
    where refund_lines.payment_id = ${paymentId} and order_lines.id = refund_lines.order_line_id`.execute(tx);
  await tx.deleteFrom('refundLines').where('paymentId', '=', paymentId).execute();
}

/**
 * Ends a refund whose money did not go: it is off its lines, and cancellations get what it had withheld from them
 * (docs/product.md#refunds). The order must be locked, before the refund.
 */
export async function failRefund(tx: Tx, refund: FailedRefund, now: Date): Promise<void> {
  await tx.updateTable('payments').set({ status: 'failed', nextCheckAt: null }).where('id', '=', refund.id).execute();
  await takeOffLines(tx, refund.id);
  await giveDeniedCredit(tx, refund, now);
}
