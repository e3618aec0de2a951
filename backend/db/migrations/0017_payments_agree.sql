-- What payments, orders and our books of the provider's money have to agree on, whoever writes them.

set local lock_timeout = '10s';

alter table payment_transactions
  add constraint payment_transactions_captured_within_amount check (captured_amount <= amount);

-- A card payment is the tender of one order, once; its refunds are lines of their own.
create unique index payments_one_per_transaction on payments (transaction_id) where amount > 0;
create unique index payment_transactions_one_per_order on payment_transactions (order_id) where order_id is not null;
drop index payment_transactions_by_order;

-- Found by the sweep of what is tied to payments that have ended.
create index credit_reservations_by_pin on credit_reservations (pinned_by) where pinned_by is not null;
-- The list for staff: attempts whose answer was lost, and those on their way to an end for too long.
create index payment_transactions_unanswered on payment_transactions (updated_at)
  where state = 'declined' and failure_code = 'no_answer';

-- An order that says it is paid has tenders of that sum, refunds not counted. Looked at when the transaction ends, because
-- order and tenders are written one after another. Imported orders bring no tenders.
create function check_order_is_paid() returns trigger language plpgsql as $$
declare
  wanted uuid;
  due bigint;
  paid bigint;
begin
  if tg_table_name = 'orders' then
    wanted := new.id;
  elsif tg_op = 'DELETE' then
    wanted := old.order_id;
  else
    wanted := new.order_id;
  end if;
  select total - balance into due from orders where id = wanted and status = 'success' and source is null;
  if due is null then
    return null;
  end if;
  select coalesce(sum(amount), 0) into paid from payments
    where order_id = wanted and amount > 0 and status in ('submitted', 'done');
  if paid <> due then
    raise exception 'order % is paid with % instead of %', wanted, paid, due
      using errcode = 'check_violation', constraint = 'orders_paid_in_full';
  end if;
  return null;
end
$$;

create constraint trigger orders_paid_in_full
  after insert or update of total, balance, status, source on orders
  deferrable initially deferred for each row execute function check_order_is_paid();
create constraint trigger payments_pay_in_full
  after insert or update of order_id, amount, status or delete on payments
  deferrable initially deferred for each row execute function check_order_is_paid();
