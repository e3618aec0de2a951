-- Anybody may save a draft of joining for an address: one must not end the link of another.
set local lock_timeout = '10s';
drop index if exists joining_drafts_by_email;
create index joining_drafts_by_address on joining_drafts (lower(email));
