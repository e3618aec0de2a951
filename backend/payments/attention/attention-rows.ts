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

/** Questions about an attempt to take a charge in a row that got no answer, before it needs attention. */
const unansweredTimes = 3;

/**
 * The query of all payments that need attention, each once with the most pressing reason and since when; all payments of
 * a charge of a membership are one. Each part of it reads by a partial index, since most payments need none.
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
    ), charges as (
      select c.transaction_id, c.id as charge_id, c.created_at as since,
        case when c.failure_code = 'no_answer' then 'no_answer' else 'given_up' end as reason
      from membership_charges c join memberships m on m.id = c.membership_id and m.status = 'active'
      where c.state = 'given_up'
      union all
      select transaction_id, id, created_at, 'not_settled' from membership_charges
      where unanswered >= ${unansweredTimes}
    ), needing as (
      select payment.id as transaction_id, payment.charge_id, coalesce(refunds.since, payment.updated_at) as since,
        case when differences.id is not null then 'differs' when payment.state = 'declined' then 'no_answer'
          when payment.state = 'reversing' or refunds.id is not null then 'not_given_back' else 'not_settled' end as reason
      from found join payment_transactions payment on payment.id = found.id
        left join refunds on refunds.id = found.id left join differences on differences.id = found.id
      union all select * from charges
    )
    select distinct on (coalesce(charge_id, transaction_id)) transaction_id, charge_id, reason,
      min(since) over (partition by coalesce(charge_id, transaction_id)) as since
    from needing order by coalesce(charge_id, transaction_id),
      array_position(array['differs', 'not_given_back', 'not_settled', 'no_answer', 'given_up'], reason), since desc`;
}
