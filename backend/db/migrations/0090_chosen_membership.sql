-- The membership that the customer chose for the price of a line; null for the cheapest price.
alter table cart_items add column chosen_membership_user_id integer references membership_users on delete set null;
