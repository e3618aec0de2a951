import { subDays } from 'date-fns/subDays';
import { subMinutes } from 'date-fns/subMinutes';
import { sql, type RawBuilder } from 'kysely';
import { openPaymentStates } from '#contract/rules/payment-states.ts';

/**
 * Time for which an authorisation without an answer is listed, as long as a bank may reserve the money; and a refund that
 * the provider refused, unless it was refunded again.
 */
const holdDays = 30;
/** A payment or a refund that takes longer than this needs attention. */
const lateMinutes = 10;

/** While the bank's check is open it is the customer who has not answered; it counts when its time is over. */
const uncertain = openPaymentStates.filter((state) => state !== 'sca_required');

/**
 * The query of all payments that need attention, each once with the reason and since when. Each part of it reads by a
 * partial index, since most payments need none.
 */
export function attentionRows(now: Date): RawBuilder<unknown> {
  const late = subMinutes(now, lateMinutes);
  return sql`
    with refunds as (
      select id, min(since) as since from (
        select transaction_id as id, created_at as since from payments
        where status in ('created', 'submitted') and amount < 0 and created_at <= ${late}
        union all
        select refused.transaction_id, refused.created_at from payments refused
        where refused.status = 'failed' and refused.amount < 0 and refused.completed_at is null
          and refused.created_at > ${subDays(now, holdDays)} and not exists (
            select from payments later where later.refund_of = refused.refund_of
              and later.status <> 'failed' and later.created_at > refused.created_at)
      ) missing where id is not null group by id
    ), differences as (
      select distinct transaction_id as id from settlement_differences where resolved_at is null
    ), found as (
      select id from payment_transactions
      where state = 'declined' and failure_code = 'no_answer' and updated_at > ${subDays(now, holdDays)}
      union
      select id from payment_transactions
      where state not in ('completed', 'declined', 'cancelled', 'expired', 'reversed')
        and ((state in ('reversing', ${sql.join(uncertain)}) and updated_at <= ${late})
          or (state = 'sca_required' and (sca ->> 'expiresAt')::timestamptz <= ${late}))
      union select id from refunds
      union select id from differences
    )
    select payment.id, coalesce(refunds.since, payment.updated_at) as since,
      case when differences.id is not null then 'differs' when payment.state = 'declined' then 'no_answer'
        when payment.state = 'reversing' or refunds.id is not null then 'not_given_back' else 'not_settled' end as reason
    from found join payment_transactions payment on payment.id = found.id
      left join refunds on refunds.id = found.id left join differences on differences.id = found.id`;
}
