-- What mandates are looked up by when they are ended.
create index mandates_in_use on mandates (id) where status <> 'cancelled';
create index memberships_by_mandate on memberships (mandate_id) where mandate_id is not null;
create index joinings_by_mandate on joinings (mandate_id) where mandate_id is not null;
create index membership_charges_by_mandate on membership_charges (mandate_id) where state in ('sending', 'sent');
