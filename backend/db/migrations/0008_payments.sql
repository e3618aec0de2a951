-- Card payments: the state machine of one attempt, and everything said to and by a provider.

create table payment_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('stripe', 'opayo', 'hosted')),
  mode text not null check (mode in ('live', 'test', 'sandbox')),
  name text not null,
  -- Never secrets: those stay in the environment.
  settings jsonb not null default '{}',
  venue_id uuid references venues,
  channel text check (channel in ('online', 'foh')),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table checkout_sessions (
  id uuid primary key default gen_random_uuid(),
  cart_id integer not null references carts,
  user_id integer references users,
  account_id uuid references payment_accounts,
  channel text not null check (channel in ('online', 'foh')),
  item_hash text not null,
  amount integer not null check (amount >= 0),
  return_context jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index checkout_sessions_by_cart on checkout_sessions (cart_id);

create table payment_transactions (
  id uuid primary key default gen_random_uuid(),
  session_id uuid references checkout_sessions,
  cart_id integer not null references carts,
  user_id integer references users,
  order_id uuid references orders,
  account_id uuid not null references payment_accounts,
  kind text not null check (kind in ('stripe', 'opayo', 'hosted')),
  mode text not null check (mode in ('live', 'test', 'sandbox')),
  channel text not null check (channel in ('online', 'foh')),
  state text not null default 'created' check (state in (
    'created', 'ready', 'authorising', 'sca_required', 'sca_processing', 'authorised', 'completing', 'completed',
    'declined', 'pending', 'unknown', 'cancelled', 'expired', 'reversing', 'reversed')),
  version integer not null default 0,
  amount integer not null check (amount > 0),
  captured_amount integer not null default 0 check (captured_amount >= 0),
  refunded_amount integer not null default 0,
  currency text not null,
  item_hash text not null,
  tenders jsonb not null default '[]',
  terms boolean not null default false,
  completed_waivers uuid[] not null default '{}',
  return_context jsonb,
  provider_ref text,
  provider_data jsonb not null default '{}',
  sca jsonb,
  sca_attempts integer not null default 0 check (sca_attempts between 0 and 3),
  -- Of the one-time token with which a browser without session may ask for the result.
  result_token_hash text,
  failure_code text,
  failure_message text,
  -- Declines are counted by it (API 1.8).
  address text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  next_check_at timestamptz,
  unique (account_id, provider_ref),
  check (refunded_amount between 0 and captured_amount)
);
-- A basket is paid by one attempt at a time.
create unique index payment_transactions_one_open on payment_transactions (cart_id)
  where state in ('authorising', 'sca_required', 'sca_processing', 'authorised', 'completing', 'unknown', 'pending');
create index payment_transactions_by_cart on payment_transactions (cart_id);
create index payment_transactions_by_order on payment_transactions (order_id);
create index payment_transactions_by_user on payment_transactions (user_id, updated_at);
create index payment_transactions_by_address on payment_transactions (address, updated_at) where state = 'declined';
create index payment_transactions_to_check on payment_transactions (next_check_at)
  where state not in ('completed', 'declined', 'cancelled', 'expired', 'reversed');

-- Every call to a provider, written before it is made.
create table payment_operations (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references payment_transactions,
  kind text not null,
  attempt integer not null check (attempt >= 1),
  idempotency_key text not null unique,
  state text not null check (state in ('started', 'ok', 'failed', 'unknown')),
  request_digest text not null,
  response jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (transaction_id, kind, attempt)
);

create table payment_transitions (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references payment_transactions,
  from_state text not null,
  to_state text not null,
  by_whom text not null check (by_whom in ('client', 'notification', 'reconciler', 'staff', 'expiry')),
  reason text not null default '',
  forced boolean not null default false,
  created_at timestamptz not null
);
create index payment_transitions_by_transaction on payment_transitions (transaction_id, id);

-- Notifications of providers, once each.
create table payment_inbox (
  id bigint generated always as identity primary key,
  account_id uuid not null references payment_accounts,
  event_key text not null,
  transaction_id uuid references payment_transactions,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  unique (account_id, event_key)
);
create index payment_inbox_waiting on payment_inbox (id) where processed_at is null;

create table saved_cards (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  account_id uuid not null references payment_accounts,
  -- Encrypted.
  token_ref text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- MM/YY
  expiry text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index saved_cards_by_user on saved_cards (user_id) where deleted_at is null;

alter table bookings add foreign key (pinned_by) references payment_transactions;
alter table credit_reservations add foreign key (pinned_by) references payment_transactions;
alter table payments add foreign key (transaction_id) references payment_transactions;
create index payments_by_transaction on payments (transaction_id);
