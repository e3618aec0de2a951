-- The desk finds customers by the beginning of what they say.
create index users_by_first_name on users (lower(first_name) text_pattern_ops);
create index users_by_last_name on users (lower(last_name) text_pattern_ops);
create index users_by_email_start on users (lower(email) text_pattern_ops) where email is not null;
create index users_by_reference_start on users (lower(reference) text_pattern_ops);
create index users_by_postcode on users (lower(replace(postcode, ' ', '')) text_pattern_ops) where postcode is not null;
create index users_by_name on users (lower(last_name), lower(first_name), id);
-- What they owe.
create index orders_unpaid on orders (user_id) where balance > 0;
