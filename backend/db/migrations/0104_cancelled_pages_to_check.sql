-- Payments on a provider's page that the customer gave up, and that are asked for until the page is closed.
set local lock_timeout = '10s';
drop index payment_transactions_to_check;
create index payment_transactions_to_check on payment_transactions (next_check_at)
  where state not in ('completed', 'declined', 'expired', 'reversed');
