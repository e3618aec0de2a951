-- Secret calendars, downloads of one's own data, and accounts that are closed.
create table calendar_feeds (
  user_id integer primary key references users on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null
);
create index bookings_by_booker on bookings (booked_by_user_id);

create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  -- Until then one process has claimed it for making.
  claimed_until timestamptz,
  attempts integer not null default 0,
  -- Once it is ready.
  secret_hash text unique,
  expires_at timestamptz
);
create index data_exports_waiting on data_exports (created_at) where secret_hash is null;
create index data_exports_by_expiry on data_exports (expires_at);
create unique index data_exports_one_waiting on data_exports (user_id) where secret_hash is null;

alter table users
  -- When the account is closed, unless its owner keeps it.
  add column closes_at timestamptz,
  add column closed_at timestamptz;
create index users_to_close on users (closes_at) where closes_at is not null and closed_at is null;
