import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Takes a refund that failed off the lines that it was for. */
export async function takeOffLines(tx: Tx, paymentId: string): Promise<void> {
  await sql`
    update order_lines set refunded = refunded - refund_lines.amount from refund_lines
    where refund_lines.payment_id = ${paymentId} and order_lines.id = refund_lines.order_line_id`.execute(tx);
  await tx.deleteFrom('refundLines').where('paymentId', '=', paymentId).execute();
}
