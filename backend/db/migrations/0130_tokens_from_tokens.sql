-- A sign-in made from another one begins and ends with it.
set local lock_timeout = '10s';
alter table access_tokens
  -- When the password was last shown; a second factor comes with it. Null: not by this sign-in, as with a PIN.
  add column password_at timestamptz,
  -- The sign-in that handed itself over to this one.
  add column parent_id uuid references access_tokens on delete set null,
  add constraint access_tokens_pin_is_no_password check (not by_pin or (password_at is null and parent_id is null));
create index access_tokens_by_parent on access_tokens (parent_id) where parent_id is not null;

create function end_child_tokens() returns trigger language plpgsql as $$
begin
  update access_tokens set revoked_at = new.revoked_at where parent_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger access_tokens_end_children after update of revoked_at on access_tokens
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_child_tokens();
