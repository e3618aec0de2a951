-- Payments that have ended are asked for, too, while the provider could still approve them: what is due has a next check.
set local lock_timeout = '10s';
update payment_transactions set next_check_at = null
  where next_check_at is not null and state in ('completed', 'declined', 'expired', 'reversed');
drop index payment_transactions_to_check;
create index payment_transactions_to_check on payment_transactions (next_check_at) where next_check_at is not null;
