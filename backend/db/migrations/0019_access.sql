-- Networks from which somebody has logged in, as keyed hashes: a limit that strangers can use up does not hold there.
create table account_networks (
  user_id integer not null references users on delete cascade,
  network_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index account_networks_by_age on account_networks (last_used_at);

-- Who did what, newest first, and what is to be deleted.
create index audit_events_by_actor on audit_events (actor_user_id, id);
create index audit_events_by_age on audit_events (created_at);

-- Since when places are held. Taken again after they ran out, it moves on by the time in which they were not.
alter table bookings add column held_from timestamptz not null default now();
