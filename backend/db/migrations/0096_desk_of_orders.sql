-- statement by statement, so that no index keeps writes waiting; every one may run again.

-- Where an order was sold: the venue of the desk, and what the desk is called on its device.
set lock_timeout = '5s';
alter table orders add column if not exists desk_venue_id uuid references venues;
alter table orders add column if not exists desk text check (length(desk) between 1 and 60);
set lock_timeout = 0;

drop index concurrently if exists orders_by_desk_venue;
create index concurrently orders_by_desk_venue on orders (desk_venue_id, created_at desc) where desk_venue_id is not null;
