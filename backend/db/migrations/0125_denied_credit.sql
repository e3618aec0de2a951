-- What a cancellation did not give back because refunds of the order, not all of them carried out yet, had taken it: when
-- a provider refuses such a refund, it is given after all. Minor units.
set local lock_timeout = '10s';
alter table bookings add column credit_denied integer not null default 0 check (credit_denied >= 0);
create index bookings_credit_denied on bookings (order_id) where credit_denied > 0;
-- Refunds that a provider refused, for the list of payments that need attention; one that was taken back has an end.
create index payments_refused_refunds on payments (created_at)
  where status = 'failed' and amount < 0 and completed_at is null;
-- A cancellation gives credit once, and once more after each refund that failed.
alter table credit_entries add column failed_refund_id uuid references payments check (
  failed_refund_id is null or reason = 'cancellation');
drop index credit_entries_cancelled_once;
create unique index credit_entries_cancelled_once on credit_entries (account_id, booking_id, failed_refund_id)
  nulls not distinct where reason = 'cancellation';
create index credit_entries_by_failed_refund on credit_entries (failed_refund_id) where failed_refund_id is not null;
