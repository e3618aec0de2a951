-- The drawers of the front desk: what was put in, taken and given back, and counted in the end.

create table tills (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references venues,
  -- Where it stands.
  desk text check (length(desk) between 1 and 60),
  staff_user_id integer not null references users,
  -- Minor units: put in at the opening.
  opening_float integer not null check (opening_float >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- At the closing: counted by hand, and what should have been there, written by the trigger below.
  counted integer check (counted >= 0),
  expected bigint,
  check ((closed_at is null) = (counted is null) and (closed_at is null) = (expected is null))
);
create unique index tills_one_open on tills (staff_user_id) where closed_at is null;
create unique index tills_one_open_desk on tills (venue_id, lower(desk)) where closed_at is null;
create index tills_by_venue on tills (venue_id, opened_at desc);
create index tills_by_staff on tills (staff_user_id, opened_at desc);

-- The till that money of the desk went into or came out of.
alter table payments add column till_id uuid references tills;
alter table payments add constraint payments_of_desk_in_till
  check (till_id is null or tender_type not in ('online', 'credit'));
create index payments_by_till on payments (till_id) where till_id is not null;

-- A till is closed once, and then says what should have been in it. By then its row is locked, and the sales that held it
-- are over: what they took is counted.
create function close_till() returns trigger language plpgsql as $$
declare
  cash bigint;
begin
  if old.closed_at is not null then
    raise exception 'till % is closed', old.id
      using errcode = 'check_violation', constraint = 'tills_close_once', table = 'tills';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.closed_at is not null then
    select coalesce(sum(amount), 0) into cash from payments
      where till_id = new.id and tender_type = 'cash' and status <> 'failed';
    new.expected := new.opening_float + cash;
  end if;
  return new;
end $$;
create trigger tills_close_once before update or delete on tills for each row execute function close_till();

-- Payments come into a till and change in it only while it is open. The lock makes a closing wait for the sales under
-- way, and a sale for a closing under way.
create function check_till_open() returns trigger language plpgsql as $$
declare
  closed timestamptz;
begin
  for closed in
    select closed_at from tills
    where id = case when tg_op <> 'DELETE' then new.till_id end or id = case when tg_op <> 'INSERT' then old.till_id end
    order by id for share
  loop
    if closed is not null then
      raise exception 'the till of this payment is closed'
        using errcode = 'check_violation', constraint = 'payments_in_open_till', table = 'payments';
    end if;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger payments_in_open_till before insert on payments
  for each row when (new.till_id is not null) execute function check_till_open();
create trigger payments_stay_in_open_till before update of till_id, amount, status, tender_type on payments
  for each row when (new.till_id is not null or old.till_id is not null) execute function check_till_open();
create trigger payments_go_from_open_till before delete on payments
  for each row when (old.till_id is not null) execute function check_till_open();
