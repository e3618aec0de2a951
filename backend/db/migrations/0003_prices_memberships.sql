-- What things cost, and who pays less.

create table pricing_options (
  id uuid primary key default gen_random_uuid(),
  name text,
  reference text not null unique,
  kind text not null
    check (kind in ('session', 'ticket', 'course', 'camp', 'package', 'extra', 'guest_pass', 'product')),
  -- Minor units, tax included.
  price integer not null check (price >= 0),
  tax_rate numeric(5, 2) not null default 0 check (tax_rate >= 0),
  venue_id uuid references venues,
  venue_group_id uuid references venue_groups,
  is_sold boolean not null default true,
  check (venue_id is null or venue_group_id is null)
);
create index pricing_options_by_kind on pricing_options (kind);

create table membership_types (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null default '',
  joining_fee integer not null default 0 check (joining_fee >= 0),
  price integer not null check (price >= 0),
  period text not null default 'month' check (period in ('month', 'year')),
  -- Sentences shown to people; what counts is in the benefits table.
  benefits text[] not null default '{}',
  is_sold_online boolean not null default true,
  position integer not null default 0
);

create table membership_type_venues (
  membership_type_id uuid not null references membership_types on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  primary key (membership_type_id, venue_id)
);

-- Changes on offer from one type to another.
create table membership_type_changes (
  from_membership_type_id uuid not null references membership_types on delete cascade,
  to_membership_type_id uuid not null references membership_types on delete cascade,
  summary text not null,
  price integer not null default 0 check (price >= 0),
  primary key (from_membership_type_id, to_membership_type_id)
);

-- Standard price: pricing_options.price. A row here is what members of that type pay.
create table membership_prices (
  pricing_option_id uuid not null references pricing_options on delete cascade,
  membership_type_id uuid not null references membership_types on delete cascade,
  price integer not null check (price >= 0),
  primary key (pricing_option_id, membership_type_id)
);

create table memberships (
  id uuid primary key default gen_random_uuid(),
  membership_type_id uuid not null references membership_types,
  user_id integer not null references users,
  home_venue_id uuid not null references venues,
  status text not null check (status in ('active', 'pending', 'expired', 'cancelled')),
  starts_on date not null,
  ends_on date,
  price integer check (price >= 0),
  order_id uuid,
  created_at timestamptz not null default now(),
  check (ends_on is null or ends_on >= starts_on)
);
create index memberships_by_user on memberships (user_id);

-- The people a membership covers; its id is the wire's membership_user_id.
create table membership_users (
  id integer generated always as identity primary key,
  membership_id uuid not null references memberships on delete cascade,
  user_id integer not null references users on delete cascade,
  unique (membership_id, user_id)
);
create index membership_users_by_user on membership_users (user_id);

create table membership_renewals (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references memberships on delete cascade,
  summary text not null,
  price integer not null check (price >= 0),
  new_membership_type_id uuid references membership_types,
  status text not null default 'offered' check (status in ('offered', 'taken', 'withdrawn')),
  created_at timestamptz not null default now()
);
create unique index membership_renewals_one_offer on membership_renewals (membership_id) where status = 'offered';

-- A change asked for: a basket line until it is paid.
create table membership_changes (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references memberships on delete cascade,
  membership_type_id uuid not null references membership_types,
  summary text not null,
  price integer not null check (price >= 0),
  status text not null default 'pending' check (status in ('pending', 'taken', 'withdrawn')),
  created_at timestamptz not null default now()
);
create index membership_changes_by_membership on membership_changes (membership_id);
