-- Until when a process works on the row. After a kill it is free again once that is over.
alter table payment_inbox add claimed_until timestamptz;
alter table saved_cards add claimed_until timestamptz;
