-- Guards of what was paid for: they hold whatever the code does.

-- A booking only goes forward, and a cancelled one stays cancelled.
create function check_booking_status() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (('reserved', 'settled'), ('reserved', 'cancelled'), ('settled', 'cancelled')) then
    raise exception 'booking % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_status_order', table = 'bookings';
  end if;
  return new;
end $$;
create trigger bookings_status_order before update of status on bookings
  for each row when (old.status is distinct from new.status) execute function check_booking_status();

-- Cancelled as if they were only held although an order had been made of them: staff find them by this reason.
update bookings set cancellation_source = 'customers',
  cancel_reason = coalesce(cancel_reason, 'Released as a hold after it was paid: check what is owed')
where order_id is not null and status = 'cancelled' and cancellation_source is null;
alter table bookings
  -- What was paid for is not given away as a hold that ended.
  add constraint bookings_paid_has_source check (order_id is null or status <> 'cancelled' or cancellation_source is not null);

-- A camp or course that was paid ends with the last of its bookings, not before and not later.
create function check_bundle_bookings() returns trigger language plpgsql as $$
declare
  bundle uuid := case tg_table_name when 'bookings' then to_jsonb(new) ->> 'bundle_id' else to_jsonb(new) ->> 'id' end;
begin
  if exists (
    select from booking_bundles where id = bundle and (
      status = 'settled' and not exists (select from bookings where bundle_id = bundle and status = 'settled')
      or status = 'cancelled' and exists (select from bookings where bundle_id = bundle and status = 'settled'))
  ) then
    raise exception 'the bookings of bundle % do not fit its status', bundle
      using errcode = 'check_violation', constraint = 'bundles_fit_bookings', table = 'booking_bundles';
  end if;
  return null;
end $$;
create constraint trigger bundles_fit_bookings after update of status on bookings deferrable initially deferred
  for each row when (new.bundle_id is not null and new.status = 'cancelled' and old.status = 'settled')
  execute function check_bundle_bookings();
create constraint trigger bundles_fit_bookings after update of status on booking_bundles deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function check_bundle_bookings();

-- The line of a settled booking stays with its order; it goes only when the whole basket is purged.
create function check_line_of_settled() returns trigger language plpgsql as $$
begin
  if exists (select from bookings where id = old.booking_id and status = 'settled')
    and exists (select from carts where id = old.cart_id) then
    raise exception 'line % belongs to a settled booking', old.id
      using errcode = 'check_violation', constraint = 'cart_items_of_settled_stay', table = 'cart_items';
  end if;
  return old;
end $$;
create trigger cart_items_of_settled_stay before delete on cart_items
  for each row when (old.booking_id is not null) execute function check_line_of_settled();

-- What people owed is paid by an order, and stands once in a basket.
alter table penalties add constraint penalties_paid_by_order check (status <> 'paid' or order_id is not null);
alter table journal_transactions
  add constraint journal_transactions_paid_by_order check (status <> 'paid' or order_id is not null);
create unique index cart_items_debt_once on cart_items (cart_id, journal_transaction_id);

-- A booking gives its credit back once; what was given back for an order is summed by it.
update credit_entries set order_id = bookings.order_id from bookings
where bookings.id = credit_entries.booking_id and credit_entries.reason = 'cancellation' and credit_entries.order_id is null;
create unique index credit_entries_cancelled_once on credit_entries (account_id, booking_id) where reason = 'cancellation';
create index credit_entries_by_order on credit_entries (order_id);
