-- Sign-in: devices, hand-over between our own sites, second factor, confirmed addresses.

alter table access_tokens
  -- What the browser called itself when it signed in.
  add column user_agent text check (length(user_agent) <= 512),
  -- When the second factor was shown; null: signed in by password alone.
  add column second_factor_at timestamptz;

-- One-time codes that carry a sign-in from one of our sites to another.
create table hand_over_codes (
  code_hash text primary key,
  user_id integer not null references users on delete cascade,
  -- The sign-in that asked: when it ends, so does the code.
  token_id uuid not null references access_tokens on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index hand_over_codes_by_token on hand_over_codes (token_id);

-- One authenticator (TOTP) a person; not in force until confirmed by a code.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code taken: no code is taken twice, nor an older one.
  last_step bigint not null default 0
);

create table recovery_codes (
  code_hash text primary key,
  user_id integer not null references second_factors on delete cascade,
  used_at timestamptz
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- Who asked for a reset link, by whatever name; whether there is such an account is looked up later.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  name text not null check (length(name) <= 255),
  created_at timestamptz not null
);

-- Links by which an e-mail address is confirmed, and becomes the account's when it is another.
create table email_confirmations (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  email text not null check (length(email) <= 255),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_by_user on email_confirmations (user_id);

-- When the result of a payment was first read by the token of the way back from the bank, which soon ends then.
alter table payment_transactions add column result_read_at timestamptz;
