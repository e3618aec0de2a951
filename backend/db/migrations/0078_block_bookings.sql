-- Places or courts that a group or club takes in several sessions.
create table block_bookings (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  -- The account of the group or club.
  user_id integer not null references users,
  venue_id uuid not null references venues,
  created_by integer not null references users,
  created_at timestamptz not null
);
create index block_bookings_by_venue on block_bookings (venue_id, created_at desc);
create index block_bookings_by_user on block_bookings (user_id);

alter table bookings add column block_booking_id uuid references block_bookings;
create index bookings_by_block on bookings (block_booking_id) where block_booking_id is not null;
