-- The ledger: every change of money as an entry of postings that add up to nothing (docs/money.md). It is written by
-- triggers from orders, payments, credit, penalties and debts, so that no code can change money without it, and it only
-- grows: what changes later is posted as the difference to what was posted before.

set local lock_timeout = '10s';

create table ledger_accounts (
  name text primary key,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
);
insert into ledger_accounts (name, kind) values
  -- Owed by customers: of orders, and as penalties, fees and debts.
  ('receivable', 'asset'), ('owed', 'asset'),
  -- Paid in another system before an import.
  ('elsewhere', 'asset'),
  ('sales', 'income'), ('tax', 'liability'), ('fees', 'income'), ('expired_credit', 'income'),
  ('returns', 'expense'), ('goodwill', 'expense'), ('opening', 'expense'),
  -- Given back, but not yet confirmed.
  ('refunds_due', 'liability'),
  ('credit_membership', 'liability'), ('credit_general', 'liability'),
  -- Between a payment by credit and the credit spent: always empty afterwards.
  ('credit_tender', 'asset'),
  ('tender:cash', 'asset'), ('tender:card', 'asset'), ('tender:cheque', 'asset'), ('tender:offline-voucher', 'asset'),
  ('tender:float', 'asset'), ('tender:online', 'asset'), ('tender:off-system', 'asset'), ('tender:direct-debit', 'asset'),
  ('tender:voucher', 'asset'), ('tender:gift-card', 'asset'), ('tender:inclusive', 'asset');

create table ledger_entries (
  id bigint generated always as identity primary key,
  -- The row that the money is of.
  source text not null check (source in ('order', 'payment', 'credit', 'penalty', 'debt')),
  source_id uuid not null,
  order_id uuid references orders,
  happened_at timestamptz not null
);
create index ledger_entries_by_source on ledger_entries (source, source_id);
create index ledger_entries_by_order on ledger_entries (order_id, id) where order_id is not null;

create table ledger_postings (
  entry_id bigint not null references ledger_entries,
  account text not null references ledger_accounts,
  -- Minor units; debits are positive, credits negative.
  amount integer not null check (amount <> 0),
  primary key (entry_id, account)
);

create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id
      using errcode = 'check_violation', constraint = 'ledger_balances', table = 'ledger_postings';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_postings deferrable initially deferred
  for each row execute function check_ledger_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows'
    using errcode = 'check_violation', constraint = 'ledger_only_grows', table = tg_table_name;
end $$;
create trigger ledger_only_grows before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_only_grows before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();

-- What a row should have posted in all, by what it says now.
create function ledger_of(kind text, wanted uuid) returns table (account text, amount bigint) language sql stable as $$
  -- An order sells its lines; lines that pay a penalty or debt settle what is owed instead.
  with sold as (
    select o.total::bigint as total, o.tax_total::bigint as tax, o.balance::bigint as balance,
      o.source is not null as is_imported, coalesce(paid.debts, 0) as debts, coalesce(paid.tax, 0) as debt_tax
    from orders o cross join lateral (
      select sum(l.price) as debts, sum(l.tax) as tax from order_lines l where l.order_id = o.id
        and l.purchasable_type in ('penalty', 'debt', 'debtReconciliation', 'collectableFee')) paid
    where kind = 'order' and o.id = wanted and o.status in ('success', 'awaiting_payment')
  )
  select a.account, a.amount from sold cross join lateral (values
    ('receivable', case when is_imported then balance else total end),
    ('elsewhere', case when is_imported then total - balance else 0 end),
    ('owed', -debts), ('fees', debt_tax), ('tax', -tax), ('sales', debts + tax - debt_tax - total)) a (account, amount)
  union all
  -- A payment pays its order; a refund is due until the provider has confirmed it.
  select a.account, a.amount from payments p cross join lateral (values
    ('receivable', case when p.amount > 0 and p.status in ('submitted', 'done') then -p.amount else 0 end),
    ('returns', case when p.amount < 0 and p.status <> 'failed' then -p.amount else 0 end),
    ('refunds_due', case when p.amount < 0 and p.status in ('created', 'submitted') then p.amount else 0 end),
    (case when p.tender_type = 'credit' then 'credit_tender' else 'tender:' || p.tender_type end,
      case when p.status = 'done' or p.amount > 0 and p.status = 'submitted' then p.amount else 0 end)) a (account, amount)
  where kind = 'payment' and p.id = wanted
  union all
  select a.account, a.amount from credit_entries e join credit_accounts c on c.id = e.account_id cross join lateral (values
    (case e.reason when 'opening' then 'opening' when 'goodwill' then 'goodwill' when 'cancellation' then 'returns'
      when 'expired' then 'expired_credit' else 'credit_tender' end, e.amount),
    ('credit_' || c.type, -e.amount)) a (account, amount)
  where kind = 'credit' and e.id = wanted
  union all
  -- A penalty that no order sold was kept of what came back for the order.
  select a.account, a.amount from penalties p cross join lateral (values
    (case when p.status = 'paid' and not exists (select from order_lines l where l.order_id = p.order_id
      and l.purchasable_type = 'penalty' and l.purchasable_id = p.id::text) then 'returns' else 'owed' end, p.amount),
    ('fees', -p.amount)) a (account, amount)
  where kind = 'penalty' and p.id = wanted and p.status <> 'waived'
  union all
  -- The fee of a membership is owed only by whoever takes the membership.
  select a.account, a.amount from journal_transactions j cross join lateral (values
    ('owed', j.amount), ('fees', -j.amount)) a (account, amount)
  where kind = 'debt' and j.id = wanted and (j.status = 'paid' or j.status = 'outstanding' and j.kind <> 'collectable_fee')
$$;

-- Posts what a row has not posted yet; nothing when all of it is posted.
create function post_to_ledger(kind text, wanted uuid, of_order uuid, at timestamptz) returns void language sql as $$
  with due as (
    select parts.account, sum(parts.amount)::integer as amount from (
      select w.account, w.amount from ledger_of(kind, wanted) w
      union all
      select p.account, -p.amount from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.source = kind and e.source_id = wanted) parts
    group by parts.account having sum(parts.amount) <> 0
  ), entry as (
    insert into ledger_entries (source, source_id, order_id, happened_at)
    select kind, wanted, of_order, at where exists (select from due) returning id
  )
  insert into ledger_postings (entry_id, account, amount) select entry.id, due.account, due.amount from entry cross join due
$$;

-- All of them run when the transaction ends, because an order, its lines and its payments are written one after another.
create function post_order() returns trigger language plpgsql as $$
begin
  perform post_to_ledger('order', new.id, new.id, coalesce(new.completed_at, new.created_at));
  return null;
end $$;
create constraint trigger orders_are_posted
  after insert or update of total, tax_total, balance, status, source, completed_at on orders
  deferrable initially deferred for each row execute function post_order();

create function post_payment() returns trigger language plpgsql as $$
declare
  payment payments := case when tg_op = 'DELETE' then old else new end;
begin
  perform post_to_ledger('payment', payment.id, payment.order_id, coalesce(payment.completed_at, payment.created_at));
  return null;
end $$;
create constraint trigger payments_are_posted
  after insert or update of amount, status, tender_type, completed_at or delete on payments
  deferrable initially deferred for each row execute function post_payment();

create function post_credit() returns trigger language plpgsql as $$
declare
  entry credit_entries := case when tg_op = 'DELETE' then old else new end;
begin
  perform post_to_ledger('credit', entry.id, entry.order_id, entry.created_at);
  return null;
end $$;
create constraint trigger credit_is_posted after insert or update of amount, reason or delete on credit_entries
  deferrable initially deferred for each row execute function post_credit();

create function post_penalty() returns trigger language plpgsql as $$
declare
  penalty penalties := case when tg_op = 'DELETE' then old else new end;
begin
  perform post_to_ledger('penalty', penalty.id, penalty.order_id, coalesce(penalty.closed_at, penalty.created_at));
  return null;
end $$;
create constraint trigger penalties_are_posted after insert or update of amount, status, order_id or delete on penalties
  deferrable initially deferred for each row execute function post_penalty();

create function post_debt() returns trigger language plpgsql as $$
declare
  debt journal_transactions := case when tg_op = 'DELETE' then old else new end;
begin
  perform post_to_ledger('debt', debt.id, debt.order_id, debt.created_at);
  return null;
end $$;
create constraint trigger debts_are_posted after insert or update of amount, status, order_id or delete on journal_transactions
  deferrable initially deferred for each row execute function post_debt();

-- What there was before.
select post_to_ledger('order', id, id, coalesce(completed_at, created_at)) from orders order by created_at, id;
select post_to_ledger('payment', id, order_id, coalesce(completed_at, created_at)) from payments order by created_at, id;
select post_to_ledger('credit', id, order_id, created_at) from credit_entries order by created_at, id;
select post_to_ledger('penalty', id, order_id, coalesce(closed_at, created_at)) from penalties order by created_at, id;
select post_to_ledger('debt', id, order_id, created_at) from journal_transactions order by created_at, id;
