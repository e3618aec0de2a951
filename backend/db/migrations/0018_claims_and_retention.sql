-- statement by statement, so that no index keeps writes waiting; every one may run again.

-- Work that several processes share is claimed for seconds: what a killed process had claimed is soon free again.
set lock_timeout = '5s';
alter table payment_transactions add column if not exists claimed_until timestamptz;
alter table outbox add column if not exists claimed_until timestamptz;
set lock_timeout = 0;

-- What was sent is not kept, nor what a mail server said of an address.
update outbox set payload = '{}', last_error = null where sent_at is not null and payload <> '{}';
update outbox set last_error = null where last_error ~ '[^0-9A-Z_]';

-- What is deleted when its time is over is found by its age. An index that was not finished is made anew.
drop index concurrently if exists outbox_sent;
create index concurrently outbox_sent on outbox (sent_at) where sent_at is not null;
drop index concurrently if exists access_tokens_by_expiry;
create index concurrently access_tokens_by_expiry on access_tokens (expires_at);
drop index concurrently if exists password_resets_by_expiry;
create index concurrently password_resets_by_expiry on password_resets (expires_at);
drop index concurrently if exists checkout_sessions_by_expiry;
create index concurrently checkout_sessions_by_expiry on checkout_sessions (expires_at);
drop index concurrently if exists payment_transactions_by_session;
create index concurrently payment_transactions_by_session on payment_transactions (session_id);

-- Of the queue that once started the recurring jobs; a timer in each process does now.
set lock_timeout = '5s';
drop schema if exists jobs cascade;
