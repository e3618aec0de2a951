import type { Check, Query } from './finding.ts';

/** Orders, credit, packages and debts that do not add up. */
export async function auditBooks(query: Query): Promise<Check[]> {
  return [
    {
      name: 'books',
      rule: 'every order is the sum of its lines and of what paid for it',
      broken: await query(
        `select o.user_id, o.id as order_id, o.total, o.balance, sums.* from orders o cross join lateral (
           select coalesce((select sum(price) from order_lines where order_id = o.id), 0) as lines,
             coalesce((select sum(amount) from payments where order_id = o.id and amount > 0 and status = 'done'), 0) as paid) sums
         where o.status = 'success' and (o.total <> sums.lines or o.total - o.balance <> sums.paid)`,
      ),
    },
    {
      name: 'credit',
      rule: 'every credit account is the sum of its entries, and what is spent was paid with',
      broken: await query(
        `select a.user_id, a.type, a.balance, a.reserved, sums.* from credit_accounts a cross join lateral (
           select coalesce((select sum(amount) from credit_entries where account_id = a.id), 0) as entries,
             coalesce((select sum(amount) from credit_reservations where account_id = a.id and state = 'reserved'), 0) as open) sums
         where a.balance <> sums.entries or a.reserved <> sums.open
         union all
         select o.user_id, 'order ' || o.id, sums.paid, 0, sums.spent, 0 from orders o cross join lateral (
           select coalesce((select sum(amount) from payments where order_id = o.id and tender_type = 'credit' and amount > 0), 0) as paid,
             coalesce((select -sum(amount) from credit_entries where order_id = o.id and reason = 'spent'), 0) as spent) sums
         where sums.paid <> sums.spent
         union all
         select b.booked_by_user_id, 'twice for ' || b.id, sum(back.amount), 0, o.total, 0
         from (select booking_id, account_id, sum(amount) as amount, count(*) as times from credit_entries
           where reason = 'cancellation' group by booking_id, account_id, failed_refund_id) back
         join bookings b on b.id = back.booking_id left join orders o on o.id = b.order_id
         group by b.id, o.total having max(back.times) > 1 or sum(back.amount) > coalesce(o.total, 0)`,
      ),
    },
    {
      name: 'ledger',
      rule: 'every entry balances, and the ledger has of an order what it owes and what its cards paid',
      broken: await query(
        `select null::int as user_id, 'entry ' || entry_id as what, sum(amount)::int as ledger, 0 as books
         from ledger_postings group by entry_id having sum(amount) <> 0
         union all
         select o.user_id, 'order ' || o.id, sums.due, o.balance from orders o cross join lateral (
           select coalesce(sum(p.amount) filter (where p.account = 'receivable'), 0)::int as due,
             coalesce(sum(p.amount) filter (where p.account = 'tender:online'), 0)::int as card,
             coalesce(sum(p.amount) filter (where p.account = 'credit_tender'), 0)::int as moving
           from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.order_id = o.id) sums
         where o.status in ('success', 'awaiting_payment') and (sums.due <> o.balance or sums.moving <> 0 or sums.card <> coalesce(
           (select sum(t.captured_amount - t.refunded_amount)::int from payment_transactions t where t.order_id = o.id), 0))`,
      ),
    },
    {
      name: 'debts',
      rule: 'a debt is paid once, and what is paid is paid',
      broken: await query(
        `select p.user_id, p.id, p.status, p.order_id, sold.times from penalties p cross join lateral (
           select count(*)::int as times from order_lines l join orders o on o.id = l.order_id
           where o.status = 'success' and l.purchasable_type = 'penalty' and l.purchasable_id = p.id::text) sold
         where sold.times > 1 or sold.times = 1 and p.status <> 'paid' or p.status = 'paid' and sold.times = 0`,
      ),
    },
    {
      name: 'granted',
      rule: 'packages, guest passes and memberships that were paid for were granted',
      broken: await query(
        `select o.user_id, o.id as order_id, kind, sold, granted from orders o cross join lateral (
           select 'package' as kind,
             (select coalesce(sum(l.quantity), 0) from order_lines l join pricing_options p on p.id::text = l.purchasable_id
              where l.order_id = o.id and l.purchasable_type = 'pricingOption' and p.kind = 'package') as sold,
             (select count(*) from owned_packages w where w.order_id = o.id) as granted
           union all
           select 'guest pass',
             (select coalesce(sum(l.quantity), 0) from order_lines l join pricing_options p on p.id::text = l.purchasable_id
              where l.order_id = o.id and l.purchasable_type = 'pricingOption' and p.kind = 'guest_pass'),
             (select count(*) from guest_passes g where g.order_id = o.id)
           union all
           select 'membership',
             (select count(*) from order_lines l where l.order_id = o.id and l.purchasable_type = 'membership'),
             (select count(*) from memberships m where m.order_id = o.id)) sums
         where o.status = 'success' and o.cart_id is not null and sold <> granted
         union all
         select w.user_id, null, 'usages', c.usages_taken, used.taken from owned_package_contents c
         join owned_packages w on w.id = c.owned_package_id cross join lateral (
           select coalesce(sum(quantity), 0) as taken from package_usages
           where owned_package_id = c.owned_package_id and content_id = c.content_id and state in ('reserved', 'used')) used
         where w.order_id is not null and c.usages_taken <> used.taken`,
      ),
    },
    {
      name: 'letters',
      rule: 'every order is confirmed by one letter',
      broken: await query(
        `select o.user_id, o.id as order_id from orders o join users u on u.id = o.user_id
         where o.status = 'success' and o.cart_id is not null and u.email is not null
           and (select count(*) from outbox where dedupe_key = 'order:' || o.id) <> 1`,
      ),
    },
  ];
}
