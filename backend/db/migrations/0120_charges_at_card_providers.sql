-- Money that a membership is charged on a card is a payment at its provider like any other: it is asked for, compared each
-- day, listed for staff and given back in the same way.

set local lock_timeout = '10s';

alter table payment_transactions
  -- Null of a charge, which has no basket.
  alter column cart_id drop not null,
  add column charge_id uuid references membership_charges,
  add constraint payment_transactions_of_basket_or_charge check (num_nonnulls(cart_id, charge_id) = 1);
create index payment_transactions_by_charge on payment_transactions (charge_id, created_at) where charge_id is not null;
-- A charge has one attempt that may take its money, or has taken it: another one needs that to have ended without.
create unique index payment_transactions_one_of_charge on payment_transactions (charge_id)
  where charge_id is not null and state not in ('declined', 'cancelled', 'expired', 'reversing', 'reversed');

alter table membership_charges
  -- The latest attempt, where it was one to take money from a card.
  add column transaction_id uuid references payment_transactions,
  -- The card that an open attempt was begun with: it cannot be deleted meanwhile.
  add column saved_card_id uuid references saved_cards,
  -- How often in a row nothing was heard about the attempt: the intervals grow with it.
  add column unanswered integer not null default 0 check (unanswered >= 0),
  -- Amounts that may be held on a card although nobody can say so. There are at most three until staff have looked.
  add column lost_holds integer not null default 0 check (lost_holds between 0 and 3),
  add constraint membership_charges_keep_card check (saved_card_id is null or state in ('sending', 'sent'));
create index membership_charges_by_card on membership_charges (saved_card_id) where saved_card_id is not null;

-- What was charged until now. An account that is not known any more is the first one that keeps cards as the reference says.
create temporary table charged on commit drop as
  select c.id, gen_random_uuid() as transaction_id, c.state, c.amount, c.provider_ref, c.order_id, c.created_at,
    coalesce(c.paid_at, c.next_attempt_at) as updated_at, d.user_id, a.id as account_id, a.kind, a.mode,
    s.id as saved_card_id, s.brand, s.last4
  from membership_charges c join mandates d on d.id = c.mandate_id and d.kind = 'card'
    left join saved_cards s on s.id = d.saved_card_id
    join lateral (select id, kind, mode from payment_accounts p
      where p.id = s.account_id or s.id is null and p.kind = case when c.provider_ref like 'pi\_%' then 'stripe' else 'opayo' end
      order by p.created_at, p.id limit 1) a on true
  where c.provider_ref is not null and c.state in ('sent', 'paid');
insert into payment_transactions (id, charge_id, cart_id, user_id, order_id, account_id, kind, mode, channel, state, amount,
    captured_amount, currency, item_hash, provider_ref, provider_data, created_at, updated_at, expires_at)
  select transaction_id, id, null, user_id, order_id, account_id, kind, mode, 'online',
    case state when 'paid' then 'completed' else 'completing' end, amount, case state when 'paid' then amount else 0 end,
    (select currency from operators limit 1), id::text, provider_ref,
    case when last4 is null then '{}' else jsonb_build_object('card', jsonb_build_object('brand', brand, 'last4', last4)) end,
    created_at, updated_at, updated_at
  from charged;
update payment_transactions set next_check_at = updated_at where charge_id is not null and state = 'completing';
update membership_charges c set transaction_id = charged.transaction_id,
    saved_card_id = case when c.state = 'sent' then charged.saved_card_id end
  from charged where charged.id = c.id;
-- A hold of which nothing was heard has taken nothing and is never captured.
update membership_charges c set state = 'due', lost_attempts = lost_attempts + 1, lost_holds = 1, claimed_until = null
  from mandates d where d.id = c.mandate_id and d.kind = 'card' and c.state = 'sending';
update payments p set tender_type = 'online', transaction_id = charged.transaction_id
  from charged where charged.order_id = p.order_id and p.amount > 0;
