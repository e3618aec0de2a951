-- Documents of memberships that somebody has already, beside those of joining, and what staff decided about each.
alter table joining_documents
  alter column joining_id drop not null,
  -- Of one that was uploaded later: its membership, and whose document it is.
  add column membership_id uuid references memberships on delete cascade,
  add column user_id integer references users,
  add column status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
  -- Shown to the customer.
  add column refused_because text check (length(refused_because) between 1 and 255),
  add column decided_by integer references users,
  add column decided_at timestamptz,
  add check ((joining_id is null) <> (membership_id is null)),
  add check ((membership_id is null) = (user_id is null)),
  add check ((status = 'waiting') = (decided_at is null)),
  add check ((status = 'refused') = (refused_because is not null));
create index joining_documents_by_membership on joining_documents (membership_id, uploaded_at)
  where membership_id is not null;
create index joining_documents_by_user on joining_documents (user_id) where user_id is not null;
