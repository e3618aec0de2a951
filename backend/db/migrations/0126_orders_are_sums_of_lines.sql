-- The total of an order is the sum of its lines, whoever writes them: what is owed of it changes by a line of its own
-- (`adjustment`), which is below zero when less is owed. The release before changes totals without a line; it must not
-- cancel or move unpaid bookings beside this one.
set local lock_timeout = '10s';

alter table order_lines
  drop constraint order_lines_price_check,
  drop constraint order_lines_tax_check,
  drop constraint order_lines_check,
  add constraint order_lines_adjust_only check (purchasable_type = 'adjustment' or price >= 0 and tax >= 0),
  add constraint order_lines_refunded_within_price check (refunded between 0 and greatest(price, 0));

-- Orders whose total was changed: what their lines lack, with the tax in it.
create temporary table lacking on commit drop as
  select o.id, coalesce(o.completed_at, o.created_at) as at, o.total - sums.price as price, sums.name, sums.next,
    case when sums.price = 0 then 0 else round(sums.tax::numeric * o.total / sums.price)::integer - sums.tax end as tax
  from orders o cross join lateral (
    select coalesce(sum(l.price), 0)::integer as price, coalesce(sum(l.tax), 0)::integer as tax,
      coalesce(max(l.position), -1) + 1 as next, (array_agg(l.name order by l.position, l.id))[1] as name
    from order_lines l where l.order_id = o.id) sums
  where o.source is null and o.total <> sums.price;
insert into order_lines (order_id, name, purchasable_type, purchasable_id, price, tax, position, created_at)
  select id, coalesce(name, '–'), 'adjustment', id::text, price, tax, next, at from lacking;
update orders set tax_total = greatest(0, tax_total + lacking.tax) from lacking where lacking.id = orders.id and lacking.tax <> 0;
set constraints all immediate;

-- Looked at when the transaction ends, because order and lines are written one after another. Imported orders may bring
-- no lines.
create function check_order_is_sum() returns trigger language plpgsql as $$
declare
  wanted uuid;
  total_of_order bigint;
  lines bigint;
begin
  if tg_table_name = 'orders' then
    wanted := new.id;
  elsif tg_op = 'DELETE' then
    wanted := old.order_id;
  else
    wanted := new.order_id;
  end if;
  select total into total_of_order from orders where id = wanted and source is null;
  if total_of_order is null then
    return null;
  end if;
  select coalesce(sum(price), 0) into lines from order_lines where order_id = wanted;
  if lines <> total_of_order then
    raise exception 'the lines of order % are % instead of %', wanted, lines, total_of_order
      using errcode = 'check_violation', constraint = 'orders_are_sums_of_lines', table = 'orders';
  end if;
  return null;
end
$$;

create constraint trigger orders_are_sums_of_lines after insert or update of total, source on orders
  deferrable initially deferred for each row execute function check_order_is_sum();
create constraint trigger order_lines_add_up after insert or update of order_id, price or delete on order_lines
  deferrable initially deferred for each row execute function check_order_is_sum();
