import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { instant } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { AttentionPayment } from '#contract/payments/staff-payments.ts';
import { openPaymentStates } from '#contract/rules/payment-states.ts';

/** Time for which an authorisation without an answer is listed: as long as a bank may reserve the money. */
const holdDays = 30;
/** A payment that takes longer than this needs attention. */
const lateMinutes = 10;

/** While the bank's check is open it is the customer who has not answered; it counts when its time is over. */
const uncertain = openPaymentStates.filter((state) => state !== 'sca_required');

/** The provider has another amount of it than we have. */
const differs = sql<boolean>`exists (select from settlement_differences d
  where d.transaction_id = payment_transactions.id and d.resolved_at is null)`;

const openRefunds = sql`payments p where p.status in ('created', 'submitted') and p.amount < 0`;
/** Since when a refund of it has not been carried out. */
const refundSince = sql<Date | null>`(select min(p.created_at) from ${openRefunds}
  and p.transaction_id = payment_transactions.id)`;

function isHere(now: Date) {
  const late = subMinutes(now, lateMinutes);
  return sql<boolean>`(
    (state = 'declined' and failure_code = 'no_answer' and updated_at > ${subDays(now, holdDays)})
    or (state = 'reversing' and updated_at <= ${late})
    or (state in (${sql.join(uncertain)}) and updated_at <= ${late})
    or (state = 'sca_required' and (sca ->> 'expiresAt')::timestamptz <= ${late})
    or id in (select p.transaction_id from ${openRefunds} and p.created_at <= ${late})
    or ${differs})`;
}

interface Listed extends PaymentTransaction {
  last4: string | null;
  isDifferent: boolean;
  refundSince: Date | null;
}

function getReason({ state, isDifferent, refundSince: since }: Listed): AttentionPayment['reason'] {
  if (isDifferent) return 'differs';
  if (state === 'declined') return 'no_answer';
  return state === 'reversing' || since !== null ? 'not_given_back' : 'not_settled';
}

function attentionPayment(row: Listed): AttentionPayment {
  return {
    transactionUuid: row.id,
    state: row.state,
    reason: getReason(row),
    since: instant(row.refundSince ?? row.updatedAt),
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
  const found = db.selectFrom('paymentTransactions').where(isHere(now));
  const { total } = await found.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .select([
      sql<string | null>`provider_data -> 'card' ->> 'last4'`.as('last4'),
      differs.as('isDifferent'),
      refundSince.as('refundSince'),
    ])
    .orderBy(sql`coalesce(${refundSince}, updated_at)`)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { payments: rows.map(attentionPayment), total: Number(total) };
}
