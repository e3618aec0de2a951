-- Attempts whose request reached the card's provider and whose result cannot be found: they held money at most, and do not
-- count as refusals of the bank.
alter table membership_charges add column lost_attempts integer not null default 0,
  add check (lost_attempts between 0 and attempts);
