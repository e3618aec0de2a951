-- People of the waitlist who have no offer yet. So many of the free places are theirs: nobody else can have them.
alter table occurrences add column awaited_places integer not null default 0;
update occurrences set awaited_places = waiting.people
  from (select occurrence_id, count(*)::int as people from waitlist_entries where status = 'waiting' group by 1) as waiting
  where occurrences.id = waiting.occurrence_id;
alter table occurrences add constraint occurrences_awaited_are_waiting check (
  awaited_places >= 0 and awaited_places <= waitlist_consumed);
-- Sessions whose free places are to be offered.
create index occurrences_awaited on occurrences (starts_at) where awaited_places > 0;
