-- The lines that left an open basket because the venue cancelled their session, so that whoever had it there is told:
-- name, start, time zone, whether a payment was open, and when it left.
set local lock_timeout = '10s';
alter table carts add column withdrawn jsonb not null default '[]' check (jsonb_typeof(withdrawn) = 'array');
