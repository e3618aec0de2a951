-- Whom somebody may act for is asked with the status as a parameter, so that the partial index of live links cannot be
-- used: without this one every list of an account's bookings reads all links.
set local lock_timeout = '10s';

create index linked_users_by_user on linked_users (user_id, status);
