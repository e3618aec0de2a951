-- PINs: with a membership number or a card they log in at a kiosk, for a short time.
create table pins (
  user_id integer primary key references users on delete cascade,
  pin_hash text not null,
  -- Wrong ones in a row. At five the PIN is locked until another one is set.
  failures integer not null default 0 check (failures between 0 and 5),
  set_at timestamptz not null
);
alter table access_tokens add column by_pin boolean not null default false;
