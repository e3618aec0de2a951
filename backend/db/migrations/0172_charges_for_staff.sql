-- Charges of memberships that staff have to look at are found without reading all of them.

set local lock_timeout = '10s';

create index membership_charges_given_up on membership_charges (membership_id) where state = 'given_up';
create index membership_charges_unanswered on membership_charges (id) where unanswered >= 3;
