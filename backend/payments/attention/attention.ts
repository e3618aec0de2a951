import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { AttentionPayment } from '#contract/payments/staff-payments.ts';
import { attentionRows } from './attention-rows.ts';

interface Listed extends PaymentTransaction {
  reason: AttentionPayment['reason'];
  since: Date;
  last4: string | null;
}

/** Beyond the last page there is one row without a payment. */
type Row = { total: string } & (Listed | { id: null });

function attentionPayment(row: Listed): AttentionPayment {
  return {
    transactionUuid: row.id,
    state: row.state,
    reason: row.reason,
    since: instant(row.since),
    paymentProvider: row.kind,
    providerReference: row.providerRef,
    amount: money(row.amount, row.currency),
    captured: money(row.capturedAmount, row.currency),
    refunded: money(row.refundedAmount, row.currency),
    cardLast4: row.last4,
    userId: row.userId,
    orderId: row.orderId,
  };
}

/** A page of the payments that staff should look at, oldest first, and how many there are. */
export async function readAttention(
  db: Db,
  { page, perPage, now }: { page: number; perPage: number; now: Date },
): Promise<{ payments: AttentionPayment[]; total: number }> {
  const { rows } = await sql<Row>`
    with attention as (${attentionRows(now)})
    select counted.total, listed.* from (select count(*) as total from attention) counted
    left join lateral (
      select payment.*, attention.reason, attention.since, payment.provider_data -> 'card' ->> 'last4' as last4
      from attention join payment_transactions payment on payment.id = attention.id
      order by attention.since, payment.id limit ${perPage} offset ${(page - 1) * perPage}
    ) listed on true
    order by listed.since, listed.id`.execute(db);
  const payments = rows.flatMap((row) => (row.id === null ? [] : [attentionPayment(row)]));
  return { payments, total: Number(rows[0]?.total ?? 0) };
}
