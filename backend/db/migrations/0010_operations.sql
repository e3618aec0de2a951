-- What the system does on its own: messages to send, mail of the demo, who did what.

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('email', 'revalidate', 'webhook')),
  payload jsonb not null,
  -- The same key is sent once.
  dedupe_key text unique,
  created_at timestamptz not null,
  available_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_waiting on outbox (available_at, id) where sent_at is null;

-- Mail kept instead of sent where no mail server is set; shown at /dev/mailbox.
create table demo_mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null
);
create index demo_mails_newest on demo_mails (created_at desc);

create table audit_events (
  id bigint generated always as identity primary key,
  actor_user_id integer references users,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_events_by_subject on audit_events (subject_type, subject_id);

-- Facts about this database, e.g. what the demo world was last made for.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
