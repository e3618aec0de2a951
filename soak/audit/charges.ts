import type { Check, Query } from './finding.ts';
import type { GatewayBooks } from './gateway.ts';

/**
 * What was taken for each charge, and how often: captured of its cards and not reversed, collected from bank accounts.
 * Money of which a refund is open was taken, too, though all of it may be back already.
 */
const taken = `with taken as (
    select t.charge_id, g.kept + t.refunded_amount as amount,
      g.kept + t.refunded_amount > 0 or exists (
        select from payments p where p.transaction_id = t.id and p.amount < 0 and p.status = 'submitted') as was_taken
    from jsonb_to_recordset($1::jsonb) as g (payment text, kept int)
    join payment_transactions t on t.id::text = g.payment where t.charge_id is not null and t.state <> 'reversed'
    union all
    select d.charge::uuid, d.amount, true from jsonb_to_recordset($2::jsonb) as d (charge text, amount int, "isTaken" boolean)
    where d."isTaken"
  ), sums as (
    select charge_id, sum(amount)::int as amount, count(*) filter (where was_taken)::int as times
    from taken group by charge_id)`;

/** Money of the open refunds of a charge's order, of which the provider does not say whether it went back. */
const pending = `(select coalesce(-sum(amount), 0) from payments
  where order_id = c.order_id and amount < 0 and status = 'submitted')`;

/** Charges of memberships, and their money, that do not agree. */
export async function auditCharges(query: Query, { cards, debits }: GatewayBooks): Promise<Check[]> {
  return [
    {
      name: 'charges',
      rule: 'what cards and bank accounts paid for a membership is its charge and the order of it, once',
      broken: await query(
        `${taken}
         select m.user_id, c.id as charge, c.state, c.amount, coalesce(s.amount, 0) as taken, coalesce(s.times, 0) as times,
           c.order_id, sold.amount as sold, sold.paid
         from membership_charges c join memberships m on m.id = c.membership_id left join sums s on s.charge_id = c.id
         cross join lateral (
           select (select o.total from orders o where o.id = c.order_id and o.status = 'success') as amount,
             (select sum(p.amount) from payments p where p.order_id = c.order_id and p.amount > 0 and p.status = 'done'
               and (p.tender_type = 'direct-debit' or p.transaction_id = c.transaction_id)) as paid,
             (select count(*) from order_lines l where l.order_id = c.order_id and l.price = c.amount
               and l.purchasable_type = 'membership' and l.purchasable_id = c.membership_id::text) as lines) sold
         where case when c.state = 'paid' then s.amount is null or s.times <> 1
             or c.amount not between s.amount and s.amount + ${pending}
             or sold.amount is distinct from c.amount or sold.paid is distinct from c.amount or sold.lines <> 1
           else coalesce(s.amount, 0) <> 0 end
         union all
         select null, s.charge_id, 'unknown', 0, s.amount, s.times, null, null, null from sums s
         where not exists (select from membership_charges c where c.id = s.charge_id)
         union all
         select o.user_id, null, 'no charge', o.total, null, 1, o.id, o.total, null from orders o
         join order_lines l on l.order_id = o.id and l.purchasable_type = 'membership'
         where o.status = 'success' and o.cart_id is null and exists (
             select from memberships m where m.id::text = l.purchasable_id and m.bills_from is not null)
           and not exists (select from membership_charges c where c.order_id = o.id)`,
        [JSON.stringify(cards), JSON.stringify(debits)],
      ),
    },
    {
      name: 'due',
      rule: 'every charge has come to an end, or waits for the day on which it is tried again',
      broken: await query(
        `select m.user_id, c.id as charge, c.state, c.attempts, c.lost_attempts, c.unanswered, c.next_attempt_at, c.claimed_until
         from membership_charges c join memberships m on m.id = c.membership_id
         where c.state in ('due', 'sending', 'sent') or c.state = 'failed' and c.next_attempt_at < now() - interval '2 minutes'`,
      ),
    },
    {
      name: 'periods',
      rule: 'the periods of a membership follow on each other without a gap, and have all begun to be charged until today',
      broken: await query(
        `select m.user_id, m.id as membership, m.bills_from, p.period_from, p.period_next, p.expected
         from memberships m join (
           select membership_id, period_from, period_next,
             lag(period_next) over (partition by membership_id order by period_from) as expected,
             row_number() over (partition by membership_id order by period_from desc) as back from membership_charges) p
           on p.membership_id = m.id
         where m.price > 0 and (p.expected <> p.period_from or p.back = 1 and p.period_next <> m.next_bill_on)
         union all
         select m.user_id, m.id, m.bills_from, m.next_bill_on, null, null from memberships m
         where m.status = 'active' and m.next_bill_on < current_date - 1 and (m.ends_on is null or m.ends_on >= m.next_bill_on)`,
      ),
    },
    {
      name: 'payers',
      rule: 'a membership that goes on has a card or a bank account that pays it',
      broken: await query(
        `select m.user_id, m.id as membership, d.kind, d.status, d.saved_card_id from memberships m
         left join mandates d on d.id = m.mandate_id left join saved_cards s on s.id = d.saved_card_id
         where m.status = 'active' and m.next_bill_on is not null and (m.ends_on is null or m.ends_on >= m.next_bill_on)
           and (d.id is null or d.status = 'cancelled' or d.kind = 'card' and (s.id is null or s.deleted_at is not null))`,
      ),
    },
  ];
}
