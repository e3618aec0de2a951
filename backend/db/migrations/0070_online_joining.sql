-- Becoming a member online: what a type asks for, a joining until it is paid, and how the periods after it are paid.
alter table membership_types
  -- By which the joining fee is named among the fees of a type.
  add column joining_fee_id uuid not null default gen_random_uuid(),
  add column cooling_off_days integer not null default 14 check (cooling_off_days between 0 and 365),
  -- Sentences shown to people, like those of `benefits`: what others have and this one has not.
  add column not_included text[] not null default '{}',
  -- Whom it covers: the account holder is one of the adults.
  add column adults integer not null default 1 check (adults between 1 and 20),
  add column children integer not null default 0 check (children between 0 and 20),
  -- Years of the account holder; null: of any age.
  add column minimum_age integer check (minimum_age between 0 and 150),
  add column maximum_age integer check (maximum_age between 0 and 150),
  -- What has to be uploaded to have it, as 'Student card'; null: nothing.
  add column proof_name text check (length(proof_name) between 1 and 100),
  add column proof_help text not null default '',
  add check (minimum_age <= maximum_age);

-- Fees beside the joining fee.
create table membership_fees (
  id uuid primary key default gen_random_uuid(),
  membership_type_id uuid not null references membership_types on delete cascade,
  name text not null,
  price integer not null check (price > 0),
  is_optional boolean not null default true,
  position integer not null default 0
);
create index membership_fees_by_type on membership_fees (membership_type_id, position);

-- The authority to take payments for memberships: from a bank account, or from a card that is kept.
create table mandates (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  kind text not null check (kind in ('direct_debit', 'card')),
  status text not null default 'pending' check (status in ('pending', 'active', 'cancelled')),
  -- By which a bank statement names it.
  reference text not null unique check (reference ~ '^[A-Z0-9]{6,18}$'),
  -- Encrypted holder, sort code and account number; null of a card, and once they are erased.
  account_ref text,
  sort_code_end text check (sort_code_end ~ '^\d{2}$'),
  account_end text check (account_end ~ '^\d{4}$'),
  -- Of the bank's side, once it knows the mandate.
  provider_ref text,
  -- Null until the first payment is made, and once the card is removed.
  saved_card_id uuid references saved_cards on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (kind = 'direct_debit' or account_ref is null),
  check (kind = 'card' or saved_card_id is null)
);
create index mandates_by_user on mandates (user_id);
create index mandates_by_card on mandates (saved_card_id) where saved_card_id is not null;

-- A membership that somebody is buying. Its id is the membership's once it is paid.
create table joinings (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  membership_type_id uuid not null references membership_types,
  home_venue_id uuid not null references venues,
  status text not null default 'open' check (status in ('open', 'completed', 'cancelled', 'expired')),
  -- For which the first payment was computed, by the clock of the home venue.
  starts_on date not null,
  mandate_id uuid references mandates,
  redirect jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
create unique index joinings_one_open on joinings (user_id) where status = 'open';
create index joinings_to_expire on joinings (expires_at) where status = 'open';

-- Whom it covers, the account holder included.
create table joining_people (
  joining_id uuid not null references joinings on delete cascade,
  user_id integer not null references users,
  position integer not null,
  primary key (joining_id, user_id)
);

create table joining_documents (
  id uuid primary key default gen_random_uuid(),
  joining_id uuid not null references joinings on delete cascade,
  -- Its name in the storage.
  file text not null unique,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size integer not null check (size > 0),
  uploaded_at timestamptz not null
);
create index joining_documents_by_joining on joining_documents (joining_id, uploaded_at);

-- What somebody typed before they had an account, to go on with on another device.
create table joining_drafts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  token_hash text not null unique,
  membership_type_id uuid not null references membership_types on delete cascade,
  home_venue_id uuid not null references venues on delete cascade,
  -- Encrypted: what was typed.
  content text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index joining_drafts_by_email on joining_drafts (lower(email));
create index joining_drafts_by_expiry on joining_drafts (expires_at);

alter table cart_items add column joining_id uuid references joinings;
-- A joining is in one basket, once.
create unique index cart_items_joining_once on cart_items (joining_id) where joining_id is not null;
alter table journal_transactions add column joining_id uuid references joinings;
create index journal_transactions_by_joining on journal_transactions (joining_id) where joining_id is not null;

alter table memberships
  add column mandate_id uuid references mandates,
  -- The first day of the first period that is taken by itself; null: not billed online.
  add column bills_from date,
  -- The first day of the next period to be billed.
  add column next_bill_on date,
  add column cooling_off_ends_on date,
  -- A payment failed: the membership goes on until this day.
  add column grace_ends_on date,
  add check ((bills_from is null) = (next_bill_on is null)),
  add check (next_bill_on >= bills_from);
create index memberships_to_bill on memberships (next_bill_on) where status = 'active' and next_bill_on is not null;
create index memberships_in_grace on memberships (grace_ends_on) where status = 'active' and grace_ends_on is not null;
