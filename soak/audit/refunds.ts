import type { Check, Query } from './finding.ts';
import type { GatewayEntry } from './gateway.ts';
import { cardEntries } from './payments.ts';

/**
 * Refunds that have not come to an end, or gave back too much. Opayo refuses a refund that is repeated and does not tell
 * how much went back: one whose answer was lost stays open there, for staff.
 */
export async function auditRefunds(query: Query, cards: readonly GatewayEntry[]): Promise<Check[]> {
  return [
    {
      name: 'refunds',
      rule: 'every refund has come to an end, but for those of which the provider refuses to say it',
      broken: await query(
        `select o.user_id, o.id as order_id, p.id, p.amount, p.status, p.attempts, p.tender_type, t.kind, p.next_check_at
         from payments p join orders o on o.id = p.order_id left join payment_transactions t on t.id = p.transaction_id
         where p.amount < 0 and p.status in ('created', 'submitted')
           and (p.status = 'created' or t.kind is distinct from 'opayo' or p.attempts < 2)`,
      ),
    },
    {
      name: 'given back',
      rule: 'no more goes back of an order than was paid, by card, credit, cash and transfer together',
      broken: await query(
        `select o.user_id, o.id as order_id, paid.amount, back.amount as back, back.credit
         from orders o cross join lateral (
           select coalesce(sum(amount), 0) as amount from payments
           where order_id = o.id and amount > 0 and status in ('submitted', 'done')) paid
         cross join lateral (
           select coalesce(-sum(p.amount), 0) as amount, (select coalesce(sum(e.amount), 0) from credit_entries e
             where e.order_id = o.id and e.reason = 'cancellation') as credit
           from payments p where p.order_id = o.id and p.amount < 0 and p.status <> 'failed') back
         where back.amount + back.credit > paid.amount
         union all
         select t.user_id, t.order_id, t.amount, g.kept, 0 from ${cardEntries}
         join payment_transactions t on t.id::text = g.payment where g.kept < 0`,
        [JSON.stringify(cards)],
      ),
    },
  ];
}
