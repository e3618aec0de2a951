-- A venue sells its own packages, those of its groups, and those of the whole operator: each is found by an index.
create index packages_by_venue on packages (venue_id) where venue_id is not null;
create index packages_by_group on packages (venue_group_id) where venue_group_id is not null;
create index packages_everywhere on packages (id) where venue_id is null and venue_group_id is null;
create index venue_group_members_by_venue on venue_group_members (venue_id);
