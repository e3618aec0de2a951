-- statement by statement, so that no index keeps writes waiting; every one may run again.

-- What is deleted when its time is over is found by its age.
drop index concurrently if exists bookings_never_booked;
create index concurrently bookings_never_booked on bookings (released_at)
  where released_at is not null and settled_at is null and order_id is null;
drop index concurrently if exists booking_bundles_never_booked;
create index concurrently booking_bundles_never_booked on booking_bundles (created_at) where order_id is null;
drop index concurrently if exists carts_open_by_age;
create index concurrently carts_open_by_age on carts (created_at) where status = 'open';
drop index concurrently if exists waitlist_entries_ended;
create index concurrently waitlist_entries_ended on waitlist_entries (ended_at) where ended_at is not null;
drop index concurrently if exists credit_reservations_released;
create index concurrently credit_reservations_released on credit_reservations (expires_at) where state = 'released';
drop index concurrently if exists benefit_usages_returned;
create index concurrently benefit_usages_returned on benefit_usages (created_at) where state = 'returned';
drop index concurrently if exists package_usages_returned;
create index concurrently package_usages_returned on package_usages (created_at) where state = 'returned';
drop index concurrently if exists payment_transactions_without_money;
create index concurrently payment_transactions_without_money on payment_transactions (updated_at)
  where state in ('declined', 'cancelled', 'expired') and captured_amount = 0 and order_id is null;

-- Who refers to a row that is deleted must be found without reading the whole table.
drop index concurrently if exists credit_entries_by_booking;
create index concurrently credit_entries_by_booking on credit_entries (booking_id) where booking_id is not null;
drop index concurrently if exists penalties_by_booking;
create index concurrently penalties_by_booking on penalties (booking_id) where booking_id is not null;
drop index concurrently if exists waitlist_entries_by_booking;
create index concurrently waitlist_entries_by_booking on waitlist_entries (booking_id) where booking_id is not null;
drop index concurrently if exists waitlist_entries_by_occurrence;
create index concurrently waitlist_entries_by_occurrence on waitlist_entries (occurrence_id);
drop index concurrently if exists signed_waivers_by_cart_item;
create index concurrently signed_waivers_by_cart_item on signed_waivers (cart_item_id) where cart_item_id is not null;
drop index concurrently if exists question_answers_by_occurrence;
create index concurrently question_answers_by_occurrence on question_answers (occurrence_id)
  where occurrence_id is not null;
