-- What memberships cost period by period. A period is charged once: the unique key holds against jobs that run at the
-- same time or die half-way, the number of the attempt names the request at the provider.
create table membership_charges (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references memberships,
  period_from date not null,
  -- The first day after the period.
  period_next date not null,
  amount integer not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'paid', 'failed', 'given_up')),
  -- How often the provider was asked to take it; a request that was not answered is repeated with its number.
  attempts integer not null default 0 check (attempts >= 0),
  -- From what the attempt is taken.
  mandate_id uuid references mandates,
  provider_ref text,
  failure_code text,
  next_attempt_at timestamptz not null,
  -- Until then one process has claimed it.
  claimed_until timestamptz,
  order_id uuid unique references orders,
  created_at timestamptz not null,
  paid_at timestamptz,
  check (period_next > period_from),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (order_id is not null)),
  constraint membership_charges_once unique (membership_id, period_from)
);
create index membership_charges_to_take on membership_charges (next_attempt_at)
  where state in ('due', 'sending', 'sent', 'failed');
