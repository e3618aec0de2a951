-- Who has the money of a payment, and so who gives it back: 'direct-debit' was the word for money that the desk has written
-- down and for money that a bank collected.

set local lock_timeout = '10s';

alter table payments add column held_by text,
  drop constraint payments_tender_type_check,
  add constraint payments_tender_type_check check (tender_type in (
    'cash', 'card', 'cheque', 'offline-voucher', 'float', 'online', 'off-system', 'direct-debit', 'voucher',
    'gift-card', 'inclusive', 'credit', 'bank-transfer'));

insert into ledger_accounts (name, kind) values ('tender:bank-transfer', 'asset');

-- Refunds of charges were said to be done at once although nobody was asked for the money.
create temporary table never_sent on commit drop as
  select r.id, p.tender_type, p.transaction_id
  from payments r join payments p on p.id = r.refund_of join membership_charges c on c.order_id = p.order_id
  where r.status = 'done' and r.transaction_id is null and r.tender_type in ('card', 'direct-debit');

alter table payments disable trigger payments_stay_in_open_till;
update payments p set status = 'failed', completed_at = null, till_id = null, tender_type = n.tender_type,
  transaction_id = n.transaction_id from never_sent n where n.id = p.id;
update order_lines l set refunded = l.refunded - r.amount from (
  select order_line_id, sum(amount) as amount from refund_lines where payment_id in (select id from never_sent)
  group by order_line_id) r where l.id = r.order_line_id;
delete from refund_lines where payment_id in (select id from never_sent);

update payments p set held_by = case
  when tender_type = 'online' then 'card_provider'
  when tender_type = 'credit' then 'credit'
  when tender_type = 'direct-debit' and exists (select from membership_charges c where c.order_id = p.order_id)
    then 'debit_provider'
  else 'desk' end;
-- What is posted of it is written before the table changes.
set constraints all immediate;
alter table payments enable trigger payments_stay_in_open_till;

-- A process of the release before does not say who has the money.
create function fill_held_by() returns trigger language plpgsql as $$
begin
  new.held_by := case
    when new.tender_type = 'online' then 'card_provider'
    when new.tender_type = 'credit' then 'credit'
    when new.tender_type <> 'direct-debit' or new.till_id is not null then 'desk'
    when new.refund_of is not null then (select held_by from payments where id = new.refund_of)
    when exists (select from orders where id = new.order_id and cart_id is null and cart_source = 'online-joining')
      then 'debit_provider'
    else 'desk' end;
  return new;
end $$;
create trigger payments_fill_held_by before insert on payments
  for each row when (new.held_by is null) execute function fill_held_by();

alter table payments alter column held_by set not null,
  drop constraint payments_of_desk_in_till,
  add constraint payments_of_desk_in_till check (till_id is null or held_by = 'desk'),
  add constraint payments_held_by check (case held_by
    when 'desk' then tender_type not in ('online', 'credit', 'bank-transfer')
    when 'card_provider' then tender_type = 'online'
    when 'debit_provider' then tender_type = 'direct-debit' and (amount > 0 or status = 'failed')
    when 'credit' then tender_type = 'credit'
    -- Staff have said that it left, and how their bank calls it.
    when 'bank' then tender_type = 'bank-transfer' and amount < 0 and created_by is not null and reference is not null
    else false end);

-- Money goes back by whoever has it. Where no provider can be asked for it, it becomes credit, or staff transfer it.
create or replace function check_refund() returns trigger language plpgsql as $$
declare
  paid payments;
  given_back bigint;
begin
  -- Refunds of one payment wait for each other here.
  select * into paid from payments where id = new.refund_of for no key update;
  select coalesce(-sum(amount), 0) into given_back from payments
    where refund_of = new.refund_of and status <> 'failed' and id <> new.id;
  if new.status <> 'failed' and given_back - new.amount > paid.amount then
    raise exception 'payment % of % cannot give back %', new.refund_of, paid.amount, given_back - new.amount
      using errcode = 'check_violation', constraint = 'payments_refund_within_paid', table = 'payments';
  end if;
  if new.status <> 'failed' and new.held_by <> paid.held_by and not (new.held_by in ('credit', 'bank')
      and (paid.held_by = 'debit_provider' or paid.held_by = 'card_provider' and paid.transaction_id is null)) then
    raise exception 'payment % is held by %, not by %', new.refund_of, paid.held_by, new.held_by
      using errcode = 'check_violation', constraint = 'payments_refund_by_holder', table = 'payments';
  end if;
  return new;
end $$;
drop trigger payments_refund_within_paid on payments;
-- By its name it follows the one that fills in who has the money.
create trigger payments_refund_within_paid before insert or update of amount, status, held_by on payments
  for each row when (new.amount < 0) execute function check_refund();
