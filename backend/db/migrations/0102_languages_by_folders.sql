-- The languages are those of the folders of messages, which the database does not know.
alter table users drop constraint if exists users_language_check;
