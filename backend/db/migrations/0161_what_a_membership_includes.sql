-- What a membership includes is read from its prices and benefits: sentences beside them said other things.
alter table membership_types drop column benefits, drop column not_included;
