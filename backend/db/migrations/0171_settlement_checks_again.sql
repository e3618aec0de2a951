-- A day that does not come into order is compared less and less often.

set local lock_timeout = '10s';

alter table settlement_checks
  -- How often in a row the comparison ended with the differences of the one before, or without an answer.
  add column unchanged integer not null default 0 check (unchanged >= 0);
