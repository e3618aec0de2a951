-- Who asked at the desk for a customer's new address of mail: another member of staff may allow it in place of the
-- present address, and never the one who asked.
set local lock_timeout = '10s';
alter table email_confirmations add column asked_by integer references users on delete set null;
create index email_confirmations_by_asker on email_confirmations (asked_by) where asked_by is not null;
