-- The saved card that its owner wants to be offered first; without one it is the newest.

alter table saved_cards add column is_default boolean not null default false;
create unique index saved_cards_one_default on saved_cards (user_id) where is_default and deleted_at is null;
