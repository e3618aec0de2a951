-- When the link to a download of somebody's own data was first followed: it works for a quarter of an hour from then.
set local lock_timeout = '10s';
alter table data_exports add column followed_at timestamptz;
