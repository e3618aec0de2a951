-- Who agreed for an attendee, and to which terms: a hash of the text, null for what was agreed to before it was kept.
alter table question_waivers
  add column agreed_by_user_id integer references users,
  add column terms_hash text;
create index question_waivers_by_time on question_waivers (agreed_at);

-- An account has each attendee once, however often somebody agrees for them.
create unique index attendees_once on attendees (owner_user_id, lower(first_name), lower(last_name), date_of_birth)
  nulls not distinct;
drop index attendees_by_owner;
