-- The operator, its look, its venues and the gazetteer.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table operators (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  currency text not null default 'GBP' check (currency ~ '^[A-Z]{3}$'),
  currency_symbol text not null default '£',
  languages text[] not null default '{en}' check (cardinality(languages) > 0),
  camps_and_courses_booking_enabled boolean not null default true,
  online_joining_enabled boolean not null default true,
  online_guest_passes_enabled boolean not null default true,
  paid_booking_enabled boolean not null default true,
  -- Front of house may complete an order with money still due (status awaiting_payment).
  foh_may_leave_balance boolean not null default false,
  terms_html text,
  joining_terms_html text,
  created_at timestamptz not null default now()
);
-- One installation serves one operator.
create unique index operators_single_row on operators ((true));

create table venues (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'online-joining'),
  description text,
  address1 text not null default '',
  address2 text,
  town text not null default '',
  area text,
  postcode text not null default '',
  -- OpenStreetMap opening_hours text.
  opening_times text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  timezone text not null default 'Europe/London',
  image_url text,
  phone text,
  activities_v2_enabled boolean not null default true,
  activities_v2_migration_date date,
  display_venue_selection_button boolean not null default true,
  -- Null: as the operator has it.
  camps_and_courses_booking_enabled boolean,
  online_joining_enabled boolean,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create index venues_name_search on venues using gin (name gin_trgm_ops);
create index venues_town_search on venues using gin (town gin_trgm_ops);

create table venue_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null
);

create table venue_group_members (
  venue_group_id uuid not null references venue_groups on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  primary key (venue_group_id, venue_id)
);

-- Venue null: the operator's own.
create table themes (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid references venues on delete cascade,
  app_logo text,
  app_primary_colour text not null default '#8C59F8',
  app_secondary_colour1 text not null default '#3E2DAC',
  app_secondary_colour2 text not null default '#3E2DAC',
  app_header_bg_colour text not null default '#262731',
  app_dark_bg_colour text not null default '#262731',
  header_primary_colour text not null default '#ffffff',
  app_heading_font_style text not null default 'garage_gothic'
    check (app_heading_font_style in ('garage_gothic', 'lato', 'open_sans', 'roboto')),
  app_body_font_style text not null default 'roboto'
    check (app_body_font_style in ('garage_gothic', 'lato', 'open_sans', 'roboto')),
  app_secondary_button_style text not null default 'solid'
    check (app_secondary_button_style in ('solid', 'outline')),
  unique nulls not distinct (venue_id)
);

create table footers (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid references venues on delete cascade,
  columns jsonb not null default '[]',
  social_links jsonb not null default '[]',
  text text,
  unique nulls not distinct (venue_id)
);

create table locations (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references venues on delete cascade,
  name text not null,
  kind text not null default 'room',
  position integer not null default 0
);
create index locations_by_venue on locations (venue_id);

create table closures (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references venues on delete cascade,
  message text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index closures_by_venue on closures (venue_id, ends_at);

-- No rows: the whole venue is closed.
create table closure_locations (
  closure_id uuid not null references closures on delete cascade,
  location_id uuid not null references locations on delete cascade,
  primary key (closure_id, location_id)
);

-- Gazetteer. A code is an outward code ('M1'), a sector ('M1 1') or a full postcode ('M1 1AE').
create table postcodes (
  code text primary key check (code = upper(code)),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);

create table places (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null default 'place',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  population integer not null default 0
);
create index places_by_name on places (lower(name) text_pattern_ops);

-- Great-circle distance in miles of 1609.344 m.
create function distance_miles(
  latitude1 double precision, longitude1 double precision,
  latitude2 double precision, longitude2 double precision
) returns double precision language sql immutable parallel safe as $$
  select 2 * 3958.7613 * asin(sqrt(least(1,
    sin(radians(latitude2 - latitude1) / 2) ^ 2
    + cos(radians(latitude1)) * cos(radians(latitude2)) * sin(radians(longitude2 - longitude1) / 2) ^ 2)))
$$;
