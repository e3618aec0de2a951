-- An address that the desk asked for: its owner allows it by a link to the present address, then a link to the new one
-- confirms it. Null: asked for by the owner.
set local lock_timeout = '10s';
alter table email_confirmations add column desk_step text check (desk_step in ('allow', 'confirm'));
