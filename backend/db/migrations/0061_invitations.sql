-- Links mailed to people who are to be linked, or who are to take over what a parent has booked for them.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('link', 'take_over')),
  linked_user_id integer not null references linked_users on delete cascade,
  token_hash text not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Accepted, replaced by a newer one, or ended with the link.
  used_at timestamptz
);
create index invitations_by_link on invitations (linked_user_id);
create index invitations_by_expiry on invitations (expires_at);

-- The address or reference that was typed: shown in place of the name until the link is confirmed.
alter table linked_users add column invited_as text;

-- Somebody invited by an address without an account. The row goes when the invitation is accepted.
alter table users add column is_invited boolean not null default false;
