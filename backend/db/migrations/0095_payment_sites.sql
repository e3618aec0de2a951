-- The site whose checkout a payment was begun on: the way back leads there, also without a session.
alter table payment_transactions
  add column site text not null default 'bookings' check (site in ('bookings', 'joining'));
