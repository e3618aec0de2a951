-- The billing address that a customer paid with last, to be filled in the next time.
create table billing_addresses (
  user_id integer primary key references users on delete cascade,
  first_name text not null check (length(first_name) <= 255),
  last_name text not null check (length(last_name) <= 255),
  address1 text not null check (length(address1) <= 255),
  address2 text check (length(address2) <= 255),
  city text not null check (length(city) <= 255),
  postcode text not null check (length(postcode) <= 255),
  country text not null check (length(country) = 2),
  updated_at timestamptz not null default now()
);
