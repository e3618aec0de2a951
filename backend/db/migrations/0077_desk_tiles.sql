-- What one touch sells at the desk of a venue, chosen by the operator; a venue without rows shows what sold most.
create table desk_tiles (
  venue_id uuid not null references venues on delete cascade,
  position smallint not null check (position between 1 and 8),
  pricing_option_id uuid not null references pricing_options on delete cascade,
  -- Null: the name of the pricing option.
  name text check (length(name) between 1 and 60),
  primary key (venue_id, position),
  unique (venue_id, pricing_option_id)
);

-- All sessions of a venue on a day.
create index occurrences_by_venue_date on occurrences (venue_id, local_date);
