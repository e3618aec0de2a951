-- Refunds give back no more than was paid, whoever writes them and however many are written at once.

create function check_refund() returns trigger language plpgsql as $$
declare
  paid integer;
  given_back bigint;
begin
  -- Refunds of one payment wait for each other here.
  select amount into paid from payments where id = new.refund_of for no key update;
  select coalesce(-sum(amount), 0) into given_back from payments
    where refund_of = new.refund_of and status <> 'failed' and id <> new.id;
  if new.status <> 'failed' and given_back - new.amount > paid then
    raise exception 'payment % of % cannot give back %', new.refund_of, paid, given_back - new.amount
      using errcode = 'check_violation', constraint = 'payments_refund_within_paid', table = 'payments';
  end if;
  return new;
end $$;
create trigger payments_refund_within_paid before insert or update of amount, status on payments
  for each row when (new.amount < 0) execute function check_refund();
create index payments_by_refunded on payments (refund_of) where refund_of is not null;

-- Which lines a refund is for, so that one that fails can be taken off them again.
create table refund_lines (
  payment_id uuid not null references payments,
  order_line_id uuid not null references order_lines,
  amount integer not null check (amount > 0),
  primary key (payment_id, order_line_id)
);
create index refund_lines_by_line on refund_lines (order_line_id);
