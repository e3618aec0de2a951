-- How often money could not be given back since the reversal began: the waits between the attempts grow with it.
alter table payment_transactions add column reversal_attempts integer not null default 0 check (reversal_attempts >= 0);
