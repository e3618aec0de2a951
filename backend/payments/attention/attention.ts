import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { AttentionPayment, MembershipCharge } from '#contract/payments/staff-payments.ts';
import { attentionRows } from './attention-rows.ts';

interface Listed {
  transactionId: string | null;
  chargeId: string | null;
  reason: AttentionPayment['reason'];
  since: Date;
  state: PaymentTransaction['state'] | null;
  provider: AttentionPayment['paymentProvider'];
  providerRef: string | null;
  /** Minor units, as the others; of a charge those of all its payments. */
  amount: number;
  captured: number;
  refunded: number;
  currency: string;
  last4: string | null;
  userId: number | null;
  orderId: string | null;
  chargeState: MembershipCharge['state'] | null;
}

/** Beyond the last page there is one row without a payment. */
type Row = { total: string } & (Listed | { reason: null });

function getActions({ state, chargeState }: Listed): AttentionPayment['actions'] {
  return [
    ...(state === 'reversing' ? ['retry_reverse' as const] : []),
    ...(chargeState === 'given_up' ? ['retry_charge' as const] : []),
  ];
}

function attentionPayment(row: Listed): AttentionPayment {
  return {
    transactionUuid: row.transactionId,
    state: row.state,
    chargeId: row.chargeId,
    reason: row.reason,
    since: instant(row.since),
    paymentProvider: row.provider,
    providerReference: row.providerRef,
    amount: money(row.amount, row.currency),
    captured: money(row.captured, row.currency),
    refunded: money(row.refunded, row.currency),
    cardLast4: row.last4,
    userId: row.userId,
    orderId: row.orderId,
    actions: getActions(row),
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
      select attention.*, payment.state, charge.state as charge_state,
        coalesce(payment.kind, case mandate.kind when 'direct_debit' then 'direct_debit' end) as provider,
        coalesce(payment.provider_ref, charge.provider_ref) as provider_ref,
        coalesce(charge.amount, payment.amount) as amount,
        coalesce(paid.captured, payment.captured_amount, 0)::int as captured,
        coalesce(paid.refunded, payment.refunded_amount, 0)::int as refunded,
        coalesce(payment.currency, (select currency from operators limit 1)) as currency,
        payment.provider_data -> 'card' ->> 'last4' as last4,
        coalesce(payment.user_id, membership.user_id) as user_id, coalesce(payment.order_id, charge.order_id) as order_id
      from attention left join payment_transactions payment on payment.id = attention.transaction_id
        left join membership_charges charge on charge.id = attention.charge_id
        left join memberships membership on membership.id = charge.membership_id
        left join mandates mandate on mandate.id = charge.mandate_id
        left join lateral (select sum(captured_amount) as captured, sum(refunded_amount) as refunded
          from payment_transactions where charge_id = attention.charge_id) paid on true
      order by attention.since, coalesce(attention.charge_id, attention.transaction_id)
      limit ${perPage} offset ${(page - 1) * perPage}
    ) listed on true
    order by listed.since, coalesce(listed.charge_id, listed.transaction_id)`.execute(db);
  const payments = rows.flatMap((row) => (row.reason === null ? [] : [attentionPayment(row)]));
  return { payments, total: Number(rows[0]?.total ?? 0) };
}
