import type { Check, Query } from './finding.ts';
import type { GatewayEntry } from './gateway.ts';

/** The gateway's record of card payments, the first value of a statement. */
export const cardEntries = `jsonb_to_recordset($1::jsonb) as g (payment text, kept int, "isHeld" boolean)`;

/** Refunds that a provider was asked for, and of which it does not say what became. */
const pending = `coalesce(-sum(amount) filter (where amount < 0 and status = 'submitted'), 0)`;

/** Payments and orders that do not match the gateway's record, by invariant. */
export async function auditPayments(ask: Query, ledger: readonly GatewayEntry[]): Promise<Check[]> {
  const input = [JSON.stringify(ledger)];
  const lostPayments = await ask(
    `select t.user_id, g.payment, g.kept, t.state, t.captured_amount, t.failure_code
     from ${cardEntries} left join payment_transactions t on t.id::text = g.payment
     left join orders o on o.id = t.order_id and o.status = 'success'
     where g.kept > 0 and o.id is null`,
    input,
  );
  const unpaid = await ask(
    `select o.user_id, o.id as order_id, p.amount, p.transaction_id, g.kept, p.pending
     from orders o cross join lateral (
       select transaction_id, coalesce(sum(amount) filter (where status = 'done'), 0) as amount, ${pending} as pending
       from payments where order_id = o.id and tender_type = 'online' group by transaction_id) p
     left join ${cardEntries} on g.payment = p.transaction_id::text
     where o.status = 'success' and o.source is null
       and coalesce(g.kept, 0) not between p.amount - p.pending and p.amount`,
    input,
  );
  const double = await ask(
    `select t.user_id, coalesce(t.cart_id::text, t.charge_id::text) as bought, count(*)::int as captures, array_agg(g.payment) as payments
     from ${cardEntries} join payment_transactions t on t.id::text = g.payment
     where g.kept > 0 group by t.user_id, bought having count(*) > 1
     union all
     select o.user_id, o.cart_id::text, count(*)::int, array_agg(o.id::text) from orders o
     where o.status = 'success' and o.cart_id is not null group by o.user_id, o.cart_id having count(*) > 1`,
    input,
  );
  const stuckPayments = await ask(
    `select t.user_id, t.id as payment, t.state, t.next_check_at, t.updated_at, t.captured_amount,
       (select jsonb_agg(jsonb_build_array(o.kind, o.attempt, o.state, o.response) order by o.created_at)
        from payment_operations o where o.transaction_id = t.id) as operations
     from payment_transactions t where t.state not in ('completed', 'declined', 'cancelled', 'expired', 'reversed')`,
  );
  const unequal = await ask(
    `select t.user_id, t.id as payment, t.state, t.captured_amount - t.refunded_amount as booked, coalesce(g.kept, 0) as kept
     from payment_transactions t left join ${cardEntries} on g.payment = t.id::text
     cross join lateral (select ${pending} as pending from payments where transaction_id = t.id) p
     where coalesce(g.kept, 0) not between t.captured_amount - t.refunded_amount - p.pending
       and t.captured_amount - t.refunded_amount`,
    input,
  );
  const locks = await ask(
    `select t.user_id, b.id as booking_id, t.id as payment, t.state from bookings b join payment_transactions t on t.id = b.pinned_by
     where t.state in ('completed', 'declined', 'cancelled', 'expired', 'reversed')
     union all
     select t.user_id, r.id, t.id, t.state from credit_reservations r join payment_transactions t on t.id = r.pinned_by
     where r.state = 'reserved' and t.state in ('completed', 'declined', 'cancelled', 'expired', 'reversed')`,
  );
  // Opayo finds a payment by its own reference only.
  const held = await ask(
    `select t.user_id, g.payment, t.state, t.provider_ref from ${cardEntries} join payment_transactions t on t.id::text = g.payment
     where g."isHeld" and (t.provider_ref is not null or t.kind <> 'opayo')`,
    input,
  );
  return [
    { name: 'lost', rule: 'no money is kept without an order', broken: lostPayments },
    { name: 'unpaid', rule: 'no order is without its money', broken: unpaid },
    { name: 'double', rule: 'nothing is ordered or paid twice', broken: double },
    { name: 'stuck', rule: 'every payment has come to an end', broken: stuckPayments },
    { name: 'gateway', rule: 'our record of each payment is what the gateway did', broken: unequal },
    { name: 'held', rule: 'nothing is on hold of a payment that the provider can be asked for', broken: held },
    { name: 'locks', rule: 'nothing is tied to a payment that has ended', broken: locks },
  ];
}
