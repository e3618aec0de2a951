-- Work that several processes share is claimed for seconds: what a killed process had claimed is soon free again.

set local lock_timeout = '10s';

alter table payment_transactions add column claimed_until timestamptz;
alter table outbox add column claimed_until timestamptz;

-- What was sent is not kept, nor what a mail server said of an address.
update outbox set payload = '{}' where sent_at is not null;
update outbox set last_error = null where last_error is not null;

-- What is deleted when its time is over is found by its age.
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index access_tokens_by_expiry on access_tokens (expires_at);
create index password_resets_by_expiry on password_resets (expires_at);
create index checkout_sessions_by_expiry on checkout_sessions (expires_at);
create index payment_transactions_by_session on payment_transactions (session_id);

-- Of the queue that once started the recurring jobs; a timer in each process does now.
drop schema if exists jobs cascade;
