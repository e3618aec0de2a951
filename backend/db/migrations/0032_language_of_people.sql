-- The language in which somebody last registered or booked: that of their mails.
alter table users add column language text not null default 'en' check (language in ('en', 'cy'));
