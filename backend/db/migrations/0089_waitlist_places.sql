-- Places that somebody waits for, and is offered together. `occurrences.waitlist_consumed` and `awaited_places` count
-- places, not entries.
alter table waitlist_entries
  add column places integer not null default 1 constraint waitlist_entries_places check (places between 1 and 1000000);
