-- The other sessions on a court at about the same time, whose places change with those of one.
create index occurrences_by_court on occurrences (resource_location_id, starts_at)
  where resource_location_id is not null;
