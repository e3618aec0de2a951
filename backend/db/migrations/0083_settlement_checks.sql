-- The daily comparison of what providers say of a day's payments with our payments and the ledger (docs/money.md).

create table settlement_checks (
  account_id uuid not null references payment_accounts on delete cascade,
  day date not null,
  -- Null while it was never finished, because the provider did not answer or a payment is still open.
  checked_at timestamptz,
  -- Until then one process works on it.
  claimed_until timestamptz,
  payments integer not null default 0 check (payments >= 0),
  primary key (account_id, day)
);

create table settlement_differences (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  day date not null,
  transaction_id uuid references payment_transactions on delete cascade,
  -- The provider's id; null where it knows no such payment.
  provider_ref text,
  reason text not null check (reason in ('amount', 'unknown_payment')),
  -- Captured and not given back, minor units.
  provider_amount integer not null,
  payments_amount integer not null,
  ledger_amount integer not null,
  currency text not null,
  found_at timestamptz not null,
  -- When a later check no longer found it.
  resolved_at timestamptz,
  foreign key (account_id, day) references settlement_checks on delete cascade,
  check (transaction_id is not null or provider_ref is not null),
  check (provider_amount <> payments_amount or payments_amount <> ledger_amount)
);
create unique index settlement_differences_once
  on settlement_differences (account_id, day, coalesce(transaction_id::text, provider_ref)) where resolved_at is null;
create index settlement_differences_by_payment on settlement_differences (transaction_id) where resolved_at is null;

-- The payments of a day.
create index payment_transactions_by_day on payment_transactions (account_id, created_at);
create index payments_given_back on payments (completed_at) where amount < 0 and transaction_id is not null;
