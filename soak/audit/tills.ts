import type { Check, Query } from './finding.ts';

/** Money of the desk: what tills should hold, and that it is never taken for a provider's. */
export async function auditTills(query: Query): Promise<Check[]> {
  return [
    {
      name: 'tills',
      rule: 'a till held its float and the cash taken into it, and no money of the desk is that of a provider',
      broken: await query(
        `select null::int as user_id, t.id as till, t.expected::int as expected, (t.opening_float + sums.cash)::int as cash
         from tills t cross join lateral (
           select coalesce(sum(amount), 0) as cash from payments
           where till_id = t.id and tender_type = 'cash' and status = 'done') sums
         where t.closed_at is not null and t.expected <> t.opening_float + sums.cash
         union all
         select o.user_id, p.id, p.amount, null from payments p join orders o on o.id = p.order_id
         where o.source is null and (p.held_by = 'card_provider') <> (p.transaction_id is not null)`,
      ),
    },
  ];
}
