-- The page of the site to go on at with the new password; the mailed link carries it.
alter table password_reset_requests add column redirect text check (length(redirect) <= 500);
