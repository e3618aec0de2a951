-- When a repetition first found a request still running: a process that lives takes this back, and one that has died does
-- not, so that the key is free some seconds later.
set local lock_timeout = '10s';
alter table idempotency_requests add column challenged_at timestamptz;
