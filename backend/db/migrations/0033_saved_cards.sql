-- Cards that customers asked to be saved: what stands for them at the provider, never a number.

-- The customer asked for the card of this payment to be saved. Nobody's card is saved at a kiosk or at the counter.
alter table payment_transactions add column save_card boolean not null default false,
  add check (not save_card or (user_id is not null and channel = 'online'
    and coalesce(return_context ->> 'kiosk', 'false') = 'false'));

alter table saved_cards
  add check (length(brand) between 1 and 40),
  -- A card is good until the end of the month on it: the first day on which it is not.
  add column good_until date not null generated always as (
    (make_date(2000 + substr(expiry, 4)::integer, substr(expiry, 1, 2)::integer, 1) + interval '1 month')::date) stored;
-- The same card saved again takes the place of the one before.
create unique index saved_cards_once on saved_cards (user_id, account_id, brand, last4, expiry)
  where deleted_at is null;
-- What is still to be removed at the provider.
create index saved_cards_deleted on saved_cards (deleted_at) where deleted_at is not null;
create index saved_cards_ended on saved_cards (good_until);
