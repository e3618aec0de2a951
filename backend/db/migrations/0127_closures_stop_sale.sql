-- A closure takes the sessions in it off sale, whoever writes it: each session knows the closure it is in, kept by
-- triggers, and the statements that take places look at `is_on_sale`. The release before goes on selling by `status`.
set local lock_timeout = '10s';

alter table occurrences
  add column closure_id uuid references closures on delete set null,
  add column is_on_sale boolean not null generated always as (status = 'bookable' and closure_id is null) stored;
create index occurrences_in_closures on occurrences (closure_id) where closure_id is not null;
create index closure_locations_by_location on closure_locations (location_id);

-- The first closure, of the venue or of a room of the session, in that time.
create function closure_of(session text, of_venue uuid, begins timestamptz, ends timestamptz) returns uuid
language sql stable as $$
  select c.id from closures c where c.venue_id = of_venue and c.starts_at < ends and c.ends_at > begins and (
    not exists (select from closure_locations l where l.closure_id = c.id)
    or exists (select from closure_locations l join occurrence_locations p on p.location_id = l.location_id
      where l.closure_id = c.id and p.occurrence_id = session))
  order by c.starts_at, c.id limit 1
$$;

-- Closures and sessions of a venue are compared by one transaction at a time: a session written while a closure is not
-- committed yet would not see it. Shared among those who write sessions.
create function close_written_session() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1408, hashtext(new.venue_id::text));
  new.closure_id := closure_of(new.id, new.venue_id, new.starts_at, new.ends_at);
  return new;
end $$;
create trigger occurrences_know_closure before insert or update of venue_id, starts_at, ends_at on occurrences
  for each row execute function close_written_session();

create function close_moved_sessions() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1408, hashtext(v.venue_id::text)) from (
    select distinct o.venue_id from changed join occurrences o on o.id = changed.occurrence_id order by 1) v;
  update occurrences o set closure_id = closure_of(o.id, o.venue_id, o.starts_at, o.ends_at)
  where o.id in (select occurrence_id from changed)
    and exists (select from closures c where c.venue_id = o.venue_id and c.starts_at < o.ends_at and c.ends_at > o.starts_at)
    and o.closure_id is distinct from closure_of(o.id, o.venue_id, o.starts_at, o.ends_at);
  return null;
end $$;
create trigger occurrence_locations_added after insert on occurrence_locations
  referencing new table as changed for each statement execute function close_moved_sessions();
create trigger occurrence_locations_changed after update on occurrence_locations
  referencing new table as changed for each statement execute function close_moved_sessions();
create trigger occurrence_locations_removed after delete on occurrence_locations
  referencing old table as changed for each statement execute function close_moved_sessions();

-- `for update` waits for purchases that are being written, which hold their sessions `for key share`: either the purchase
-- was first, or it sees the closure.
create function close_sessions(of_venue uuid, begins timestamptz, ends timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1408, hashtext(of_venue::text));
  with concerned as materialized (
    select o.id from occurrences o where o.venue_id = of_venue and o.starts_at < ends and o.ends_at > begins
      and o.closure_id is distinct from closure_of(o.id, o.venue_id, o.starts_at, o.ends_at)
    order by o.id for update
  )
  update occurrences o set closure_id = closure_of(o.id, o.venue_id, o.starts_at, o.ends_at)
  from concerned where o.id = concerned.id;
end $$;

-- When the transaction ends, because a closure and its rooms are written one after another.
create function closure_was_written() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform close_sessions(old.venue_id, old.starts_at, old.ends_at);
  end if;
  if tg_op <> 'DELETE' then
    perform close_sessions(new.venue_id, new.starts_at, new.ends_at);
  end if;
  return null;
end $$;
create constraint trigger closures_close_sessions after insert or update or delete on closures
  deferrable initially deferred for each row execute function closure_was_written();

create function closed_room_was_written() returns trigger language plpgsql as $$
begin
  perform close_sessions(c.venue_id, c.starts_at, c.ends_at) from closures c
  where c.id in (case when tg_op <> 'INSERT' then old.closure_id end, case when tg_op <> 'DELETE' then new.closure_id end);
  return null;
end $$;
create constraint trigger closure_locations_close_sessions after insert or update or delete on closure_locations
  deferrable initially deferred for each row execute function closed_room_was_written();

update occurrences o set closure_id = closure_of(o.id, o.venue_id, o.starts_at, o.ends_at)
where closure_of(o.id, o.venue_id, o.starts_at, o.ends_at) is not null;
