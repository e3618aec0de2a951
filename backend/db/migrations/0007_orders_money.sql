-- Orders, tenders, credit, packages, and what people owe or hold.

create table orders (
  id uuid primary key default gen_random_uuid(),
  cart_id integer references carts,
  user_id integer references users,
  staff_user_id integer references users,
  cart_source text not null check (cart_source in (
    'class-booking', 'activity-booking', 'online-joining', 'online-guest-passes', 'front-of-house', 'point-of-sale',
    'off-system')),
  channel text not null default 'online' check (channel in ('online', 'foh')),
  status text not null check (status in ('success', 'pending', 'cancelled', 'awaiting_payment')),
  source text check (source in ('imported')),
  currency text not null,
  total integer not null check (total >= 0),
  tax_total integer not null default 0 check (tax_total >= 0),
  balance integer not null check (balance >= 0),
  item_count integer not null check (item_count >= 0),
  item_hash text,
  -- The lines as the basket showed them (API: Order.items).
  items jsonb not null default '[]',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  cancelled_at timestamptz,
  check (balance <= total)
);
create index orders_by_user on orders (user_id, created_at desc);
-- A basket becomes one paid order at most.
create unique index orders_one_success on orders (cart_id) where status = 'success';
create index orders_by_cart on orders (cart_id);

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  name text not null,
  summary text,
  purchasable_type text not null,
  purchasable_id text not null,
  quantity integer not null default 1 check (quantity >= 1),
  price integer not null check (price >= 0),
  tax integer not null default 0 check (tax >= 0),
  refunded integer not null default 0,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  check (refunded between 0 and price)
);
create index order_lines_by_order on order_lines (order_id, position);

-- Tender lines; a refund is a line with a negative amount.
create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  tender_type text not null check (tender_type in (
    'cash', 'card', 'cheque', 'offline-voucher', 'float', 'online', 'off-system', 'direct-debit', 'voucher',
    'gift-card', 'inclusive', 'credit')),
  credit_type text check (credit_type in ('membership', 'general')),
  amount integer not null check (amount <> 0),
  status text not null check (status in ('created', 'submitted', 'done', 'failed')),
  description text not null default '',
  reference text,
  transaction_id uuid,
  refund_of uuid references payments,
  reason text,
  -- How often the provider was asked, and when next.
  attempts integer not null default 0,
  next_check_at timestamptz,
  created_by integer references users,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check ((credit_type is not null) = (tender_type = 'credit')),
  check ((amount < 0) = (refund_of is not null))
);
create index payments_by_order on payments (order_id);
create index payments_open_refunds on payments (next_check_at) where status in ('created', 'submitted') and amount < 0;

create table credit_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users on delete cascade,
  type text not null check (type in ('membership', 'general')),
  balance integer not null default 0,
  -- Sum of this account's reservations in state reserved.
  reserved integer not null default 0,
  unique (user_id, type),
  constraint credit_accounts_not_overdrawn check (reserved >= 0 and reserved <= balance)
);

-- What changed a balance, and why.
create table credit_entries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references credit_accounts on delete cascade,
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('opening', 'cancellation', 'spent', 'refund', 'goodwill', 'expired')),
  order_id uuid references orders,
  booking_id uuid references bookings,
  created_at timestamptz not null default now()
);
create index credit_entries_by_account on credit_entries (account_id, created_at);

create table credit_reservations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references credit_accounts on delete cascade,
  cart_id integer not null references carts,
  amount integer not null check (amount > 0),
  state text not null default 'reserved' check (state in ('reserved', 'consumed', 'released')),
  pinned_by uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index credit_reservations_one_open on credit_reservations (account_id, cart_id) where state = 'reserved';
create index credit_reservations_by_cart on credit_reservations (cart_id);
create index credit_reservations_by_expiry on credit_reservations (expires_at) where state = 'reserved';

create table packages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  friendly_name text,
  description text,
  pricing_option_id uuid not null unique references pricing_options,
  venue_id uuid references venues,
  venue_group_id uuid references venue_groups,
  expiry_value integer check (expiry_value > 0),
  expiry_unit text check (expiry_unit in ('day', 'month', 'year')),
  is_sold_online boolean not null default true,
  is_sold_foh boolean not null default true,
  check (venue_id is null or venue_group_id is null),
  check ((expiry_value is null) = (expiry_unit is null))
);

-- Usages of any combination of the options listed.
create table package_contents (
  id uuid primary key default gen_random_uuid(),
  package_id uuid not null references packages on delete cascade,
  usages integer not null check (usages > 0),
  position integer not null default 0
);
create index package_contents_by_package on package_contents (package_id);

create table package_content_options (
  content_id uuid not null references package_contents on delete cascade,
  pricing_option_id uuid not null references pricing_options,
  primary key (content_id, pricing_option_id)
);

create table owned_packages (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  package_id uuid not null references packages,
  order_id uuid references orders,
  purchased_at timestamptz not null,
  expires_at timestamptz
);
create index owned_packages_by_user on owned_packages (user_id);

create table owned_package_contents (
  owned_package_id uuid not null references owned_packages on delete cascade,
  content_id uuid not null references package_contents,
  usages_total integer not null,
  -- Reserved and used.
  usages_taken integer not null default 0,
  primary key (owned_package_id, content_id),
  constraint owned_package_contents_not_overused check (usages_taken between 0 and usages_total)
);

create table package_usages (
  id uuid primary key default gen_random_uuid(),
  owned_package_id uuid not null,
  content_id uuid not null,
  booking_id uuid references bookings,
  cart_item_id uuid references cart_items on delete set null,
  quantity integer not null default 1 check (quantity > 0),
  state text not null check (state in ('reserved', 'used', 'returned')),
  created_at timestamptz not null default now(),
  foreign key (owned_package_id, content_id) references owned_package_contents
);
create index package_usages_by_owned on package_usages (owned_package_id);
create index package_usages_by_cart_item on package_usages (cart_item_id);
create index package_usages_by_booking on package_usages (booking_id);

create table penalties (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  booking_id uuid references bookings,
  name text not null,
  reason text not null,
  amount integer not null check (amount > 0),
  status text not null default 'outstanding' check (status in ('outstanding', 'paid', 'waived')),
  order_id uuid references orders,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index penalties_by_user on penalties (user_id, status);

-- Fees, debts and their reconciliation.
create table journal_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  kind text not null check (kind in ('collectable_fee', 'debt', 'debt_reconciliation')),
  name text not null,
  amount integer not null check (amount >= 0),
  status text not null default 'outstanding' check (status in ('outstanding', 'paid', 'waived')),
  membership_id uuid references memberships,
  collectable_fee_id uuid,
  order_id uuid references orders,
  created_at timestamptz not null default now()
);
create index journal_transactions_by_user on journal_transactions (user_id, status);

create table guest_passes (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users,
  order_id uuid references orders,
  pricing_option_id uuid references pricing_options,
  code text not null unique,
  status text not null default 'available' check (status in ('available', 'used', 'expired')),
  guest_name text,
  venue_id uuid references venues,
  valid_from timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
create index guest_passes_by_user on guest_passes (user_id);

alter table bookings add foreign key (order_id) references orders;
alter table booking_bundles add foreign key (order_id) references orders;
alter table memberships add foreign key (order_id) references orders;
alter table cart_items
  add foreign key (journal_transaction_id) references journal_transactions,
  add foreign key (penalty_id) references penalties,
  add foreign key (owned_package_id) references owned_packages;
