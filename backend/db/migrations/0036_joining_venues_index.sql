-- The venues that may sell memberships online, in the order of their list: a page of it reads no others.
create index venues_by_joining on venues (name, id) include (online_joining_enabled)
  where online_joining_enabled is not false;
